import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { checkOwnPassword } from '../account/own-password'
import { isOfFrame } from '../auth/frames'
import { linesOf } from '../auth/line-rights'
import { hashPassword } from '../auth/password'
import { holdsOf } from '../auth/person'
import { frameAddress } from '../frames/frame-routes'
import { houseName } from '../house/house-standing'
import { isExistingClient } from '../http/existing-client'
import { tellFileCookie } from '../http/file-cookie'
import { route } from '../http/route'
import { isOperator } from '../tenants/tenants'
import { endOtherSignIns } from './end-sign-ins'
import { existingMenu } from './existing/existing-menu'
import { codesOf, menuOf, readEntries } from './menu'
import { checkNewPassword } from './new-password'
import { departmentsOf, userInfo } from './user-info'

const nothing = z.object({})
const chosen = z.object({ orgCode: z.string().check(z.maxLength(64)) })
const passwords = z.object({
  oldpassword: z.string().check(z.maxLength(256)),
  password: z.string().check(z.maxLength(256)),
  confirmpassword: z.string().check(z.maxLength(256)),
})

const selectDepart = (method: 'PUT' | 'POST') =>
  /** Switches the department a signed-in person works in. */
  route(`${method} /sys/selectDepart`, { door: 'signed-in', input: chosen }, async ({ engine, session, input }) => {
    const db = engine.databases.tenant(session.person.tenant)
    const departments = await departmentsOf(db, session.person.departments)
    if (!departments.some((department) => department.orgCode === input.orgCode)) refuse('department.not-yours')
    await engine.people.enterDepartment(session.signIn, input.orgCode)
    return { userInfo: await userInfo(db, { ...session, orgCode: input.orgCode }) }
  })

const updatePassword = (method: 'PUT' | 'POST') =>
  route(`${method} /sys/user/updatePassword`, { door: 'signed-in', input: passwords, perMinute: 10 }, async (call) => {
    const { engine, session, input } = call
    const { id, tenant } = session.person
    await checkOwnPassword(call, input.oldpassword, { field: 'oldpassword', code: 'login.old-wrong' })
    checkNewPassword(input.password, input.confirmpassword)
    await sql`update credential set hash = ${await hashPassword(input.password)} where tenant_id = ${tenant} and user_id = ${id}`.execute(
      engine.databases.owner,
    )
    // Whoever knew the old password is out; the device it was changed on stays.
    await endOtherSignIns(engine, tenant, id, session.signIn)
    return null
  })

export const sessionRoutes = [
  route(
    'GET /sys/permission/getUserPermissionByToken',
    { door: 'signed-in', input: nothing },
    async ({ engine, session, token, request, reply, language }) => {
      // Who signed in before there were such files may see them too.
      if (!isOfFrame(session)) tellFileCookie(request, reply, token)
      const entries = await readEntries(engine.databases.tenant(session.person.tenant))
      const operating = (await isOperator(engine, session.person)) ? engine.catalogue.operatorScreens : undefined
      const isForExisting = isExistingClient(request)
      const shown = {
        language,
        configuration: engine.configuration,
        plan: engine.shipped.menu,
        isForExisting,
        ...(operating && { operating }),
      }
      const menu = menuOf(entries, session.person, shown)
      const lines = new Set(linesOf(engine.catalogue).map(({ line }) => line.name))
      return {
        menu: isForExisting
          ? existingMenu(menu, {
              language,
              holds: holdsOf(session.person),
              address: await frameAddress(engine, session),
              nouns: engine.catalogue.resources,
              reports: engine.shipped.reports,
            })
          : menu,
        ...codesOf(entries, session.person, language, lines),
        house: await houseName(engine, session.person.tenant),
        sysSafeMode: false,
      }
    },
  ),
  route('GET /sys/user/getCurrentUserDeparts', { door: 'signed-in', input: nothing }, async ({ engine, session }) => {
    const list = await departmentsOf(engine.databases.tenant(session.person.tenant), session.person.departments)
    return { list, orgCode: session.orgCode ?? list[0]?.orgCode ?? '' }
  }),
  selectDepart('PUT'),
  selectDepart('POST'),
  updatePassword('PUT'),
  updatePassword('POST'),
  route('GET /sys/dict/queryAllDictItems', { door: 'signed-in', input: nothing }, ({ engine, session, language }) =>
    engine.dictionaries.all(session.person.tenant, language),
  ),
  route('GET /sys/dict/refleshCache', { door: 'signed-in', input: nothing, perMinute: 10 }, ({ engine, session }) => {
    engine.people.forget(session.person.tenant)
    engine.dictionaries.forget(session.person.tenant)
    return null
  }),
]
