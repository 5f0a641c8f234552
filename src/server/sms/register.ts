import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import { refuse, refuseFields } from '../../contract/error'
import { label } from '../../contract/label'
import { rules } from '../../contract/rules/rules'
import { Announcement } from '../../contract/system/announcement'
import { User } from '../../contract/system/user'
import { addDays } from '../../contract/time'
import { systemPerson } from '../auth/system-person'
import type { Engine } from '../engine'
import { type Call, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { announce } from '../notices/announce'
import { fieldTaken } from '../sync/field-taken'
import { runOwn } from '../sync/run-batch'
import { dropCredential, openCredential } from '../system/credential'
import { checkNewPassword } from '../system/new-password'
import { checkFree } from '../system/taken'
import { checkWorking } from '../tenants/check-working'
import { checkCode, spendCode } from './sms-code'
import { code, mobile } from './sms-input'

const word = soundText(256)
const registering = z.object({ username: word, password: word, phone: mobile, smscode: code })
type Registering = z.infer<typeof registering>

/** Most people who wait at once for somebody to let them in. */
const mostWaiting = 200
/** Beginning of the staff number of whoever registered, until an administrator gives them theirs. */
const unnumbered = 'R-'

/** Whether people open accounts for themselves: a house is named for them, and their numbers can be told to be theirs. */
export const mayRegister = ({ sms, configuration }: Engine): boolean => sms !== undefined && configuration.registrationHouse !== undefined

async function checkRoom({ databases }: Engine, tenant: number): Promise<void> {
  const { rows } = await sql<{ there: boolean; waiting: string }>`select exists (select from tenant where id = ${tenant}) as there,
    (select count(*) from "user" where tenant_id = ${tenant} and not gone and status = '2' and starts_with(work_no, ${unnumbered})) as waiting`.execute(
    databases.owner,
  )
  if (!rows[0]?.there) refuse('register.off')
  if (Number(rows[0].waiting) >= mostWaiting) refuse('register.full')
}

/** Ids of those who let people in. */
async function lettersIn({ databases }: Engine, tenant: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select u.id from "user" u where u.tenant_id = ${tenant} and not u.gone and u.status = '1'
    and exists (select from role r where r.tenant_id = u.tenant_id and not r.gone and r.id = any(u.roles) and r.permissions && array['*', ${`${User.name}:edit`}])
    order by u.id limit 50`.execute(databases.owner)
  return rows.map(({ id }) => id)
}

async function addWaiting(engine: Engine, tenant: number, id: string, { username, phone }: Registering): Promise<void> {
  const told = Object.hasOwn(engine.catalogue.resources, Announcement.name) ? await lettersIn(engine, tenant) : []
  await runOwn(engine, systemPerson(tenant), async (ctx) => {
    const workNo = `${unnumbered}${username}`
    await ctx.put(User, id, { username, realname: username, workNo, phone, roles: [], status: '2' })
    if (told.length === 0) return
    await announce(ctx, `registered.${id}`, {
      title: label('有人注册了账号', 'Somebody has registered'),
      said: [
        label(
          `“${username}”注册了账号，正在等待您通过：请核对是谁，填写姓名、工号和角色，然后解除冻结。`,
          `"${username}" has registered and waits for you: find out who it is, give a name, a staff number and roles, then unfreeze the account.`,
        ),
      ],
      userIds: told,
      priority: 'M',
      page: '/system/user',
      until: addDays(ctx.today, 30),
    })
  })
}

async function open(engine: Engine, tenant: number, input: Registering): Promise<void> {
  const id = uuidv7()
  const owner = { tenant, user: id, username: input.username }
  await openCredential(engine.databases.owner, owner, input.password)
  try {
    await addWaiting(engine, tenant, id, input)
  } catch (error) {
    await dropCredential(engine.databases.owner, owner)
    // Somebody took the number or the name meanwhile.
    const field = fieldTaken(User, error)
    if (field) refuseFields({ [field === 'phone' ? field : 'username']: { code: 'field.taken' } })
    throw error
  }
}

/** Opens an account for whoever shows that a number is theirs. It is frozen until an administrator has said who it is and what they may do. */
async function registerOne({ engine, input }: Call<Registering>): Promise<null> {
  const { registrationHouse: tenant } = engine.configuration
  if (!engine.sms) refuse('sms.none')
  if (tenant === undefined) refuse('register.off')
  if (!rules.username(input.username)) refuseFields({ username: { code: 'rule.username' } })
  checkNewPassword(input.password, input.password)
  const opened = { phone: input.phone, purpose: 'register' } as const
  await checkCode(engine, opened, input.smscode)
  await checkWorking(engine, tenant)
  await checkRoom(engine, tenant)
  // Told only to who has shown that the number is theirs.
  await checkFree(engine, tenant, User, { phone: input.phone, username: input.username })
  await spendCode(engine, opened, input.smscode)
  await open(engine, tenant, input)
  return null
}

export const register = route('POST /sys/user/register', { door: 'open', input: registering, perMinute: 10 }, registerOne)
