import { beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import { queries } from '../../../src/app/resource/queries'
import { DepartmentRightsPart } from '../../../src/app/rights/department/DepartmentRightsPart'
import { DepartmentRoleMembers } from '../../../src/app/rights/department/DepartmentRoleMembers'
import { DepartmentRolePart } from '../../../src/app/rights/department/DepartmentRolePart'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import { Department } from '../../../src/contract/system/department'
import { DepartmentPermission } from '../../../src/contract/system/people/department-permission'
import { DepartmentRole } from '../../../src/contract/system/people/department-role'
import { User } from '../../../src/contract/system/user'
import { buttonOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const nouns = { department: Department, 'department-role': DepartmentRole, 'department-permission': DepartmentPermission, user: User }
const catalogue: Catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, ...nouns } }
const product = productOf(catalogue)
const { put } = onStage(product)
const entry = (key: string, title: string) => ({ key, title, isGroup: false, needs: [] })
const treeList = [
  {
    key: 'module.food',
    title: '食谱',
    isGroup: true,
    needs: [],
    children: [entry('dish:list', '查看菜品'), entry('dish:edit', '编辑菜品')],
  },
]
const kitchen = { id: 'department.kitchen', rev: 1, departName: '食堂' }
const buyer = { id: 'r1', rev: 1, roleName: '采购员', departId: kitchen.id, permissions: ['dish:list', 'gone:list'] }

let asked: { call: string; query: Record<string, string>; body?: Record<string, unknown> }[]
let answers: Record<string, unknown>
let refusal: object | undefined
let isAway: boolean

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  useToasts.setState({ toasts: [] })
  useSession.setState({ granted: new Set(['department-permission:edit', 'department-role:edit', 'user:list', 'user:edit']) })
  ;[asked, refusal, isAway] = [[], undefined, false]
  const people = ['anna', 'boris'].map((id) => ({ id, username: id, realname: id.toUpperCase(), status: 1 }))
  answers = {
    queryTreeListForDepart: { treeList, ids: [] },
    queryTreeListForDeptRole: { treeList, ids: [] },
    queryDepartPermission: ['dish:list'],
    beyond: [],
    userList: { records: people.slice(0, 1), total: 1 },
    departUserList: { records: people, total: 2 },
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (isAway) throw new TypeError('no network')
    const { pathname, searchParams } = new URL(url, 'http://house')
    const name = pathname.split('/').at(-1) ?? ''
    asked.push({ call: `${method} ${name}`, query: Object.fromEntries(searchParams), ...(body ? { body: JSON.parse(String(body)) } : {}) })
    if (name === 'getMultiUser') return Response.json(people)
    const answer = method !== 'GET' && refusal ? refusal : { success: true, code: 200, result: answers[name] ?? null }
    return Response.json({ message: '', timestamp: 0, ...answer })
  })
})

const line = (place: HTMLElement, title: string) =>
  soon(() => {
    const found = [...place.querySelectorAll<HTMLElement>('[role=treeitem]')].find((one) => one.textContent?.startsWith(title))
    return found ?? Promise.reject(new Error(`no line ${title} in ${place.textContent}`))
  })
const press = async (place: HTMLElement, name: string) => {
  await soon(async () => expect((await buttonOf(place, name)).disabled).toBe(false))
  ;(await buttonOf(place, name)).click()
}
const bodyOf = (call: string) => soon(() => asked.find((one) => one.call === call)?.body ?? Promise.reject(new Error(`no ${call}`)))

test('a department shows what its roles can give, says for what it holds, and keeps only what differs', async () => {
  const place = put(<DepartmentRightsPart row={kitchen} />)
  await line(place, '食谱')
  expect(place.textContent).toContain('只对本部门的数据有效')
  expect(place.textContent).toContain('共 1 项')
  await press(place, '修改部门权限')
  ;(await line(place, '食谱')).querySelector<HTMLElement>('.rights-title')?.click()
  ;(await line(place, '编辑菜品')).querySelector<HTMLElement>('.rights-box')?.click()
  await press(place, '保存')
  expect(await bodyOf('POST saveDepartPermission')).toEqual({ departId: kitchen.id, permissionIds: 'dish:edit', lastpermissionIds: '' })
})

test('a role of a department is chosen from what the department has, and a refusal is said where it was chosen', async () => {
  refusal = { success: false, code: 409, message: '部门没有“编辑菜品”这项权限，请先授予部门', error: 'department-role.beyond' }
  const place = put(<DepartmentRolePart row={buyer} />)
  await line(place, '食谱')
  // What the department has no more is not shown as given.
  expect(place.textContent).toContain('共 1 项')
  expect(asked.find(({ call }) => call === 'GET queryTreeListForDeptRole')?.query).toMatchObject({ departId: kitchen.id })
  await press(place, '修改权限')
  ;(await line(place, '食谱')).querySelector<HTMLElement>('.rights-title')?.click()
  ;(await line(place, '编辑菜品')).querySelector<HTMLElement>('.rights-box')?.click()
  await press(place, '保存')
  expect(await bodyOf('POST saveDeptRolePermission')).toEqual({ roleId: 'r1', permissionIds: 'dish:edit', lastpermissionIds: '' })
  await soon(() => expect(place.textContent).toContain('请先授予部门'))
  expect((await line(place, '编辑菜品')).getAttribute('aria-checked')).toBe('true')
})

test('a department without permissions says what follows from it; without network or with an error one tries again', async () => {
  answers.queryDepartPermission = []
  const place = put(<DepartmentRightsPart row={kitchen} />)
  await soon(() => expect(place.textContent).toContain('还没有任何权限'))
  isAway = true
  queries.clear()
  const lonely = put(<DepartmentRightsPart row={{ ...kitchen, id: 'department.other' }} />)
  const again = await buttonOf(lonely, '重试')
  isAway = false
  again.click()
  await soon(() => expect(lonely.textContent).toContain('部门角色只能在这些权限之内授权'))
})

test('who may not change what a department has reads it', async () => {
  useSession.setState({ granted: new Set() })
  const place = put(<DepartmentRightsPart row={kitchen} />)
  await line(place, '食谱')
  expect(place.textContent).not.toContain('修改部门权限')
})

test('holders of a department’s role are chosen among those who work there', async () => {
  const done = vi.fn()
  const place = put(<DepartmentRoleMembers resource={DepartmentRole} row={buyer} close={done} />)
  await soon(() => expect(asked.find(({ call }) => call === 'GET departUserList')?.query).toMatchObject({ depId: kitchen.id }))
  await soon(() => {
    const found = [...place.querySelectorAll<HTMLElement>('.pick-list button')].find((one) => one.textContent?.startsWith('BORIS'))
    return found ? found.click() : Promise.reject(new Error('no BORIS'))
  })
  await press(place, '完成（已选 2 项）')
  expect(await bodyOf('POST addUsers')).toEqual({ roleId: 'r1', userIdList: ['boris'] })
  await soon(() => expect(done).toHaveBeenCalled())
})
