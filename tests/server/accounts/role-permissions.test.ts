import { afterAll, beforeAll, expect, test } from 'vitest'
import { tinyAccount, tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

type Node = { key: string; title: string; isGroup: boolean; isLeaf: boolean; needs: string[]; children?: Node[] }

const office = {
  code: 'office',
  name: { zh: '办公室', en: 'Office' },
  dataScope: 'all' as const,
  permissions: ['role:*', 'folder:list', 'paper:list'],
}
const keeper = { ...office, code: 'keeper', dataScope: 'own' as const }
const target = { ...office, code: 'target', dataScope: 'own' as const, permissions: ['folder:list', 'paper:edit'] }

let house: OpenHouse
let boss: Caller
let clerk: Caller
beforeAll(async () => {
  const roles = [...tinyProduct.roles, office, keeper, target]
  house = await openHouse({
    ...tinyProduct,
    roles,
    accounts: [...tinyProduct.accounts, tinyAccount('clerk', 8, 'office'), tinyAccount('owen', 9, 'keeper')],
  })
  ;[boss, clerk] = [await house.as('boss'), await house.as('clerk')]
})
afterAll(() => house.close())

const held = async (role = 'role.target') => {
  const ids: string[] = (await boss(`GET /sys/permission/queryRolePermission?roleId=${role}`)).result
  return new Set(ids)
}
const save = (call: Caller, permissionIds: string, lastpermissionIds: string) =>
  call('POST /sys/permission/saveRolePermission', { roleId: 'role.target', permissionIds, lastpermissionIds })
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

test('everything that can be given is one tree, in the language asked for, and says what needs what', async () => {
  const { treeList, ids } = (await clerk('GET /sys/role/queryTreeList')).result as { treeList: Node[]; ids: string[] }
  const nodes = flat(treeList)
  expect(new Set(nodes.map(({ key }) => key))).toEqual(new Set(ids))
  expect(nodes).toHaveLength(ids.length)
  const of = (key: string) => nodes.find((node) => node.key === key)
  expect(of('module.desk')).toMatchObject({ title: '桌', isGroup: true, isLeaf: false, needs: [] })
  expect(of('noun.paper')).toMatchObject({ isGroup: false, needs: ['paper:list'] })
  expect(of('paper:edit')).toMatchObject({
    title: 'paper·编辑',
    isLeaf: true,
    needs: ['paper:list'],
    scopedSlots: { title: 'hasDatarule' },
  })
  expect(of('paper:list')).toMatchObject({ needs: [] })
  const english = (await clerk('GET /sys/role/queryTreeList', undefined, { 'accept-language': 'en' })).result as { treeList: Node[] }
  expect(flat(english.treeList).find(({ key }) => key === 'paper:edit')?.title).toBe('paper: Edit')
})

test('a role is changed by what differs, and what others gave meanwhile stays', async () => {
  const before = await held()
  expect(await save(boss, 'folder:list,folder:add', 'folder:list')).toMatchObject({ success: true })
  expect(await save(clerk, 'paper:list,', '')).toMatchObject({ success: true })
  expect(await held()).toEqual(new Set([...before, 'folder:add', 'paper:list']))
  // Made again it changes nothing more.
  expect(await save(clerk, 'paper:list', '')).toMatchObject({ success: true })
  expect(await save(boss, '', 'folder:add,paper:list')).toMatchObject({ success: true })
  expect(await held()).toEqual(before)
})

test('two people who change a role at the same time both have their way', async () => {
  const before = await held()
  const answers = await Promise.all([save(boss, 'folder:add', ''), save(boss, 'folder:edit', ''), save(boss, 'folder:remove', '')])
  for (const answered of answers) expect(answered).toMatchObject({ success: true })
  expect(await held()).toEqual(new Set([...before, 'folder:add', 'folder:edit', 'folder:remove']))
  await save(boss, '', 'folder:add,folder:edit,folder:remove')
})

test('nobody gives or takes by it what they do not hold', async () => {
  const before = await held()
  for (const [added, taken] of [
    ['paper:remove', ''],
    ['*', ''],
    ['', 'paper:edit'],
    ['paper:list,paper:remove', ''],
  ] as const)
    expect(await save(clerk, added, taken)).toMatchObject({ error: 'access.more' })
  expect(await save(house.call, 'paper:list', '')).toMatchObject({ status: 401 })
  expect(await held()).toEqual(before)
})

test('what is locked for somebody is told before: codes they lack, and for a role that sees everybody’s rows their own scope', async () => {
  const owen = await house.as('owen')
  const beyond = async (call: Caller, role: string) => ((await call(`GET /sys/permission/beyond?roleId=${role}`)).result as string[]).sort()
  expect(await beyond(boss, 'role.target')).toEqual([])
  const locked = await beyond(clerk, 'role.target')
  expect(locked).toEqual(expect.arrayContaining(['*', 'paper:edit', 'user:list']))
  expect(locked).not.toEqual(expect.arrayContaining(['paper:list']))
  expect(locked).not.toContain('noun.paper')
  expect(await beyond(owen, 'role.target')).not.toContain('paper:list')
  expect(await beyond(owen, 'role.looker')).toContain('paper:list')
})

test('the menu of a role is what somebody is sent who has it alone, in their language', async () => {
  for (const language of ['zh-CN', 'en']) {
    const head = { 'accept-language': language }
    const shown = (await boss('GET /sys/role/menu?roleId=role.office', undefined, head)).result as { menu: unknown; granted: string[] }
    const own = (await clerk('GET /sys/permission/getUserPermissionByToken', undefined, head)).result as { menu: unknown[] }
    expect(own.menu.length).toBeGreaterThan(0)
    expect(shown.menu).toEqual(own.menu)
    expect(shown.granted).toEqual(expect.arrayContaining(['folder:list', 'paper:list', 'role:list']))
    expect(shown.granted).not.toContain('paper:edit')
  }
  expect(await boss('GET /sys/role/menu?roleId=role.nobody')).toMatchObject({ error: 'record.gone' })
  expect(await house.call('GET /sys/role/menu?roleId=role.office')).toMatchObject({ status: 401 })
})

test('an entry that does not exist, a role that is gone and nonsense are refused in words', async () => {
  expect(await save(boss, 'no:entry', '')).toMatchObject({ success: false, problems: { permissions: { code: 'field.missing-row' } } })
  const gone = { roleId: 'role.nobody', permissionIds: '', lastpermissionIds: '' }
  expect(await boss('POST /sys/permission/saveRolePermission', gone)).toMatchObject({ error: 'record.gone' })
  expect(await boss('POST /sys/permission/saveRolePermission', { roleId: 'role.target', permissionIds: { a: 1 } })).toMatchObject({
    success: false,
  })
})
