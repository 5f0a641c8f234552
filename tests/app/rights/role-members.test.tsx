import { beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import { queries } from '../../../src/app/resource/queries'
import { DepartmentMembers } from '../../../src/app/rights/department/DepartmentMembers'
import { RoleMembers } from '../../../src/app/rights/RoleMembers'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import { Department } from '../../../src/contract/system/department'
import { Role } from '../../../src/contract/system/role'
import { User } from '../../../src/contract/system/user'
import { buttonOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue: Catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, role: Role, user: User } }
const product = productOf(catalogue)
const { put } = onStage(product)
const people = ['anna', 'boris', 'chen'].map((id) => ({ id, username: id, realname: id.toUpperCase(), status: 1 }))
const row = { id: 'role.cook', rev: 1, roleName: '厨师', roleCode: 'cook' }

let asked: { call: string; query: Record<string, string>; body?: unknown }[]
let refusal: object | undefined
let total: number

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  useToasts.setState({ toasts: [] })
  useSession.setState({ granted: new Set(['user:list', 'user:edit']) })
  ;[asked, refusal, total] = [[], undefined, 2]
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://house')
    const call = `${method} ${pathname.split('/').at(-1)}`
    asked.push({ call, query: Object.fromEntries(searchParams), ...(body ? { body: JSON.parse(String(body)) } : {}) })
    if (call === 'GET getMultiUser') return Response.json(people)
    const records = call === 'GET userRoleList' ? people.slice(0, 2) : people
    const answer = method !== 'GET' && refusal ? refusal : { success: true, code: 200, result: { records, total } }
    return Response.json({ message: '', timestamp: 0, ...answer })
  })
})

const done = vi.fn()
function members() {
  done.mockClear()
  return put(<RoleMembers resource={Role} row={row} close={done} />)
}
const press = (place: HTMLElement, name: string) =>
  soon(() => {
    const found = [...place.querySelectorAll<HTMLElement>('.pick-list button')].find((one) => one.textContent?.startsWith(name))
    return found ? found.click() : Promise.reject(new Error(`no ${name}`))
  })
const sent = () => asked.filter(({ call }) => !call.startsWith('GET'))

test('whoever is added to a role and whoever is taken from it is sent, and nobody else', async () => {
  const place = members()
  await press(place, 'CHEN')
  await press(place, 'ANNA')
  ;(await buttonOf(place, '完成（已选 2 项）')).click()
  await soon(() => expect(done).toHaveBeenCalledOnce())
  expect(sent()).toMatchObject([
    { call: 'POST addSysUserRole', body: { roleId: 'role.cook', userIdList: ['chen'] } },
    { call: 'DELETE deleteUserRoleBatch', query: { roleId: 'role.cook', userIds: 'anna,' } },
  ])
})

test('nothing is sent where nothing was changed', async () => {
  const place = members()
  ;(await buttonOf(place, '完成（已选 2 项）')).click()
  await soon(() => expect(done).toHaveBeenCalledOnce())
  expect(sent()).toEqual([])
})

test('a choice that is refused is there again, with what was said against it', async () => {
  refusal = { success: false, code: 403, message: '不能授予', result: null }
  const place = members()
  await press(place, 'CHEN')
  ;(await buttonOf(place, '完成（已选 3 项）')).click()
  await soon(() => expect(useToasts.getState().toasts).toHaveLength(1))
  await buttonOf(place, '完成（已选 3 项）')
  expect(done).not.toHaveBeenCalled()
})

test('more people than can be changed at once are only added to', async () => {
  total = 900
  const place = members()
  await press(place, 'CHEN')
  ;(await buttonOf(place, '完成（已选 1 项）')).click()
  await soon(() => expect(done).toHaveBeenCalledOnce())
  expect(sent().map(({ call }) => call)).toEqual(['POST addSysUserRole'])
})

test('who works in a department is chosen the same way', async () => {
  done.mockClear()
  const place = put(<DepartmentMembers resource={Department} row={{ id: 'd1', rev: 1, departName: '食堂' }} close={done} />)
  await press(place, 'ANNA')
  ;(await buttonOf(place, '完成（已选 2 项）')).click()
  await soon(() => expect(done).toHaveBeenCalledOnce())
  expect(sent()).toMatchObject([{ call: 'DELETE deleteUserInDepartBatch', query: { depId: 'd1', userIds: 'anna,' } }])
})
