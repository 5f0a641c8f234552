import { afterAll, beforeAll, expect, test } from 'vitest'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

type Node = { readonly key: string; readonly children?: readonly Node[] }

const base = '/jeecg-boot/sys'
const gate = 'department.root'
let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  house = await openHouse(tinyProduct)
  boss = await house.as('boss')
  const permissionIds = 'noun.paper,paper:list,paper:edit'
  expect(
    await boss(`POST ${base}/permission/saveDepartPermission`, { departId: gate, permissionIds, lastpermissionIds: '' }),
  ).toMatchObject({
    success: true,
  })
})
afterAll(() => house.close())

const ok = async (answered: Promise<{ success: boolean; result?: unknown; message?: string }>) => {
  const { success, result, message } = await answered
  if (!success) throw new Error(message)
  return result as Record<string, string> & { id: string }
}
const give = (userId: string, newRoleId: string, oldRoleId = '') =>
  boss(`POST ${base}/sysDepartRole/deptRoleUserAdd`, { userId, newRoleId, oldRoleId })
let made = 0
const newRole = () => {
  const roleCode = `d${++made}`
  return ok(boss(`POST ${base}/sysDepartRole/add`, { departId: gate, roleName: `角色${made}`, roleCode, description: '' }))
}
const listed = async (call: Caller, address: Parameters<Caller>[0]) =>
  ((await call(address)).result as { records?: { id: string; roleCode?: string }[] } | undefined)?.records ?? []

test('roles of the chosen department are listed, and none before one is chosen', async () => {
  const id = (await newRole()).id
  const page = await listed(
    boss,
    `GET ${base}/sysDepartRole/list?deptId=${gate}&roleName=*角色*&pageNo=1&pageSize=10&field=id,,roleName,action&_t=1`,
  )
  expect(page).toContainEqual(expect.objectContaining({ id, departId: gate, departId_dictText: expect.any(String) }))
  expect(await listed(boss, `GET ${base}/sysDepartRole/list?deptId=&pageNo=1&pageSize=10`)).toEqual([])
  expect(await boss(`GET ${base}/sysDepartRole/list?deptId=a'b`)).toMatchObject({ success: false })
  expect(await boss(`PUT ${base}/sysDepartRole/edit`, { ...page[0], roleName: '门岗' })).toMatchObject({ success: true })
  const taken = { departId: gate, roleName: '重复', roleCode: page[0]?.roleCode }
  expect(await boss(`POST ${base}/sysDepartRole/add`, taken)).toMatchObject({ problems: { roleCode: { code: 'field.taken' } } })
  expect(await boss(`DELETE ${base}/sysDepartRole/deleteBatch?ids=${id},`)).toMatchObject({ success: true })
})

test('the tree a role is chosen from holds what the department has, below its groups', async () => {
  const { ids, treeList } = (await boss(`GET ${base}/sysDepartPermission/queryTreeListForDeptRole?departId=${gate}`)).result as {
    ids: string[]
    treeList: Node[]
  }
  const had = (await boss(`GET ${base}/permission/queryDepartPermission?departId=${gate}`)).result as string[]
  expect(ids).toEqual(expect.arrayContaining(had))
  expect(treeList.map(({ key }) => key)).toEqual(['module.desk'])
  expect(ids).not.toContain('folder:list')
})

test('somebody’s roles in a department are read as they are chosen', async () => {
  const id = (await newRole()).id
  await ok(give('user.anna', `${id},`))
  const query = `departId=${gate}&userId=user.anna`
  expect((await boss(`GET ${base}/sysDepartRole/getDeptRoleByUserId?${query}`)).result).toEqual([expect.objectContaining({ droleId: id })])
  expect((await boss(`GET ${base}/sysDepartRole/getDeptRoleList?${query}`)).result).toContainEqual(
    expect.objectContaining({ id, roleName: expect.any(String) }),
  )
  expect(await listed(boss, `GET ${base}/sysDepartRole/userList?roleId=${id}`)).toMatchObject([{ id: 'user.anna' }])
  expect(await boss(`DELETE ${base}/sysDepartRole/delete?id=${id}`)).toMatchObject({ success: false })
  await ok(boss(`DELETE ${base}/sysDepartRole/deleteUsers?roleId=${id}&userIds=user.anna,`))
  await ok(boss(`POST ${base}/sysDepartRole/addUsers`, { roleId: id, userIdList: ['user.anna'] }))
  await ok(give('user.anna', '', id))
  expect(await boss(`DELETE ${base}/sysDepartRole/delete?id=${id}`)).toMatchObject({ success: true })
})
