import { afterAll, beforeAll, expect, test } from 'vitest'
import { tinyAccount, tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

type Entry = { id: string; key: string; name: string; menuType: number; isLeaf: boolean; parentId: string | null; children?: Entry[] }

const base = '/jeecg-boot/sys/permission'
const looker = {
  code: 'reader',
  name: { zh: '看', en: 'Reader' },
  dataScope: 'all' as const,
  permissions: ['permission:list', 'role:list'],
}
let house: OpenHouse
let boss: Caller
let reader: Caller
let eve: Caller
beforeAll(async () => {
  house = await openHouse({
    ...tinyProduct,
    roles: [...tinyProduct.roles, looker],
    accounts: [...tinyProduct.accounts, tinyAccount('reader', 8, 'reader')],
  })
  ;[boss, reader, eve] = [await house.as('boss'), await house.as('reader'), await house.as('evelyn')]
})
afterAll(() => house.close())

const read = async <T>(call: Caller, address: string): Promise<T> => (await call(`GET ${base}/${address}`)).result as T
const submenu = (id: string) => read<Entry[]>(reader, `getSystemSubmenu?parentId=${id}&_t=1700000000`)

test('the first level has what stands on top, each with an empty place for what is below it', async () => {
  const top = await read<Entry[]>(reader, 'getSystemMenuList?_t=1700000000')
  expect(top.map(({ id }) => id).sort()).toEqual(['module.desk', 'module.sys'])
  for (const entry of top) expect(entry).toMatchObject({ key: entry.id, menuType: 0, isLeaf: false, children: [], route: true })
})

test('levels together are every entry there is, each once, and a leaf has no children', async () => {
  const { result } = await reader(`GET ${base}/queryTreeList`)
  const { ids } = result as { ids: string[] }
  const found: string[] = []
  for (let open = (await read<Entry[]>(reader, 'getSystemMenuList')).map(({ id }) => id); open.length > 0; ) {
    found.push(...open)
    const batch = await read<Record<string, Entry[]>>(reader, `getSystemSubmenuBatch?parentIds=${open.join()},`)
    expect(Object.keys(batch).sort()).toEqual([...open].sort())
    const below = Object.values(batch).flat()
    for (const entry of below) expect(Array.isArray(entry.children)).toBe(!entry.isLeaf)
    open = below.map(({ id }) => id)
  }
  // Those that give everything stand on top and are no menus.
  expect(found.sort()).toEqual(ids.filter((id) => id !== '*' && id !== 'give:all').sort())
})

const below = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...below(entry.children ?? [])])

test('the list is one tree of all there is for such clients, whatever page they ask for, and pages of rows for our own app', async () => {
  const tree = await read<Entry[]>(reader, 'list?_t=1&column=createTime&order=desc&field=id,,name,action&pageNo=1&pageSize=10')
  expect(tree.map(({ id }) => id).sort()).toEqual(['module.desk', 'module.sys'])
  const { result } = await reader(`GET ${base}/queryTreeList`)
  const all = below(tree)
  expect(all.map(({ id }) => id).sort()).toEqual((result as { ids: string[] }).ids.filter((id) => id !== '*' && id !== 'give:all').sort())
  for (const entry of all)
    expect([entry.key, typeof entry.menuType, Array.isArray(entry.children)]).toEqual([entry.id, 'number', !entry.isLeaf])
  expect((await reader('GET /sys/permission/list?pageSize=3')).result).toMatchObject({ records: expect.any(Array), size: 3 })
  for (const path of [base, '/sys/permission'])
    expect(await eve(`GET ${path}/list` as 'GET /')).toMatchObject({ success: false, error: 'access.denied' })
})

test('a submenu is told with the buttons of its page, as rows a form edits', async () => {
  expect((await submenu('module.desk')).map(({ id }) => id).sort()).toEqual(['noun.folder', 'noun.paper'])
  const buttons = await submenu('noun.paper')
  expect(buttons.find(({ id }) => id === 'paper:edit')).toMatchObject({
    menuType: 2,
    isLeaf: true,
    perms: 'paper:edit',
    parentId: 'noun.paper',
  })
  const [row] = buttons
  expect(await boss(`PUT ${base}/edit`, { ...row, name: '换了名' })).toMatchObject({ success: true })
  expect((await submenu('noun.paper')).find(({ id }) => id === row?.id)).toMatchObject({ name: '换了名' })
})

test('one level by names says what has others below it', async () => {
  expect(await read(reader, 'queryListAsync?parentId=module.desk')).toContainEqual(
    expect.objectContaining({ key: 'noun.paper', value: 'noun.paper', title: 'paper', isLeaf: false }),
  )
  expect(await read(reader, 'queryListAsync?pid=')).toContainEqual(expect.objectContaining({ key: 'module.desk', parentId: '' }))
})

test('ids of roles are told to who may list roles, and no level to who may not see entries', async () => {
  expect(await read(reader, 'loadAllRoleIds')).toEqual(expect.arrayContaining(['role.admin', 'role.looker']))
  const calls = ['getSystemMenuList', 'getSystemSubmenu?parentId=module.desk', 'getSystemSubmenuBatch?parentIds=a', 'queryTreeList']
  for (const call of [...calls, 'queryListAsync', 'loadAllRoleIds'])
    expect(await eve(`GET ${base}/${call}`)).toMatchObject({ success: false, error: 'access.denied' })
})

test('nonsense is refused in words, and an entry that is not there has nothing below it', async () => {
  expect(await submenu('nobody')).toEqual([])
  for (const call of [
    'getSystemSubmenu',
    "getSystemSubmenu?parentId=a'b",
    'getSystemSubmenuBatch?parentIds=%00',
    'queryListAsync?parentId=a%20b',
  ])
    expect(await reader(`GET ${base}/${call}`)).toMatchObject({ success: false, error: expect.any(String) })
  const many = Array.from({ length: 1001 }, (_, at) => `e${at}`).join()
  expect(await reader(`GET ${base}/getSystemSubmenuBatch?parentIds=${many}`)).toMatchObject({ error: 'record.too-many' })
})

test('the name of the department above is told', async () => {
  const { result } = await boss('POST /jeecg-boot/sys/sysDepart/add', { departName: '后勤', parentId: 'department.root', orgCategory: '2' })
  const { id } = result as { id: string }
  const above = await boss(`GET /jeecg-boot/sys/sysDepart/queryParentName?id=${id}`)
  expect(above.result).not.toBe('')
  expect(await boss('GET /jeecg-boot/sys/sysDepart/queryParentName?id=department.root')).toMatchObject({ success: true, result: '' })
  expect(await boss('GET /jeecg-boot/sys/sysDepart/queryParentName?id=none')).toMatchObject({ error: 'record.gone' })
})
