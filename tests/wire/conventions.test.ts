import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '../../src/product'
import { entriesOf } from '../../src/server/seed/entries'
import { existingIcon } from '../../src/server/system/existing/existing-icons'
import { everyPermission } from '../kit/role-permissions'
import { addressOf, listen } from '../kit/server/listen'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'
import { testPassword } from '../kit/test-password'

const base = '/jeecg-boot'
let house: OpenHouse
let boss: Caller & { readonly id: string; readonly token: string }
let nobody: Caller & { readonly id: string; readonly token: string }
beforeAll(async () => {
  const permissions = ['role:list', 'department:list', 'permission:list']
  const clerk = { code: 'clerk', name: { zh: '文员', en: 'Clerk' }, dataScope: 'all', permissions } as const
  const quiet = quietProduct([{ username: 'clerk', roles: ['clerk'] }])
  house = await openHouse({ ...quiet, roles: [...quiet.roles, clerk] }, quietNow)
  boss = await house.as('boss')
  nobody = await house.as('nobody')
})
afterAll(() => house.close())

type Records = { readonly records: readonly Record<string, unknown>[]; readonly total: number }
const recordsOf = ({ result }: { readonly result?: unknown }) => (result as Records).records

describe('a list', () => {
  const asked = 'column=createTime&order=desc&field=id,,username,realname,action&pageNo=1&pageSize=10&_t=1700000000'

  test('gives the whole row whatever columns are shown, with the texts of its values', async () => {
    const [row] = recordsOf(await boss(`GET ${base}/sys/role/list?${asked.replace('username,realname', 'roleName')}&roleCode=admin`))
    expect(row).toMatchObject({ roleCode: 'admin', dataScope: 'all' })
    expect(row).toHaveProperty('dataScope_dictText')
    const narrowed = recordsOf(await boss('GET /sys/role/list?field=id,roleName&roleCode=admin'))
    expect(narrowed[0]).not.toHaveProperty('roleCode')
  })

  test('takes page 0 for the first, and passes over what rows here do not have', async () => {
    for (const page of ['0', '-1', '1'])
      expect(recordsOf(await boss(`GET ${base}/sys/user/list?pageNo=${page}&pageSize=10&delFlag=0&_t=1`)).length).toBeGreaterThan(1)
    expect(await boss('GET /sys/user/list?pageNo=0')).toMatchObject({ success: false, error: 'query.page' })
    expect(await boss(`GET ${base}/sys/user/list?pageNo=one`)).toMatchObject({ success: false, error: 'query.page' })
  })

  test('passes over filters by what rows do not have, and is refused them where our own app asks', async () => {
    const lists = ['role/list', 'user/list', 'position/list', 'dict/list', 'annountCement/list', 'category/rootList', 'sysDepartRole/list']
    const more = ['user/departUserList', 'user/queryUserComponentData', 'sysAnnouncementSend/getMyAnnouncementSend']
    for (const list of [...lists, ...more]) {
      const query = 'tenantId=1&sysOrgCode_begin=a&constructor=x&pageNo=1'
      expect(await boss(`GET ${base}/sys/${list}?${query}`), list).toMatchObject({ success: true })
      expect(await boss(`GET /sys/${list}?${query}`), list).toMatchObject({ success: false, error: 'query.column' })
    }
    expect((await boss(`GET ${base}/sys/role/list?roleCode=admin&sysOrgCode=A01`)).result).toMatchObject({ total: 1 })
    expect(await boss(`GET ${base}/sys/role/list?column=constructor&order=asc`)).toMatchObject({ error: 'query.column' })
  })

  test('of accounts has sex and state as numbers, and what they belong to with its names', async () => {
    const [row] = recordsOf(await boss(`GET ${base}/sys/user/list?${asked}&username=*boss*`))
    expect(row).toMatchObject({
      username: 'boss',
      status: 1,
      selectedroles: 'role.admin',
      selecteddeparts: 'department.root',
      departIds: '',
      userIdentity: 1,
      relTenantIds: '1',
      orgCodeTxt: expect.any(String),
    })
  })
})

describe('a change', () => {
  test('says in words that it went well', async () => {
    const added = await boss(`POST ${base}/sys/role/add`, { roleName: '门卫', roleCode: 'gate', description: '' })
    expect(added).toMatchObject({ success: true, message: '添加成功！' })
    const { id } = added.result as { id: string }
    expect(await boss(`PUT ${base}/sys/role/edit`, { id, roleName: '门卫室' })).toMatchObject({ success: true, message: '修改成功！' })
    expect(await boss(`DELETE ${base}/sys/role/deleteBatch?ids=${id},`)).toMatchObject({ success: true, message: '删除成功！' })
    expect(await boss(`GET ${base}/sys/role/queryall`)).toMatchObject({ success: true, message: '' })
  })

  test('names the fields that were wrong in its message', async () => {
    const refused = await boss(`POST ${base}/sys/role/add`, { roleName: '', roleCode: '' })
    expect(refused).toMatchObject({ success: false, message: expect.stringMatching(/^角色名称：.+；角色编码：.+/) })
    const english = await boss(`POST ${base}/sys/role/add`, { roleName: '' }, { 'accept-language': 'en' })
    expect(english.message).toMatch(/^Role: .+; Code: /)
  })

  test('takes the day a date picker writes as a moment', async () => {
    const account = { username: 'picker', realname: '王一', workNo: 'W77', phone: '13911112222', selectedroles: 'role.single' }
    const password = { password: 'Morning-7', confirmpassword: 'Morning-7' }
    const added = await boss(`POST ${base}/sys/user/add`, { ...account, ...password, birthday: '1990-05-05T16:00:00.000Z', sex: '1' })
    expect(added).toMatchObject({ success: true })
    const [row] = recordsOf(await boss(`GET ${base}/sys/user/list?username=picker`))
    expect(row).toMatchObject({ birthday: '1990-05-06', sex: 1 })
    expect(await boss(`PUT ${base}/sys/user/edit`, { ...row, realname: '王二' })).toMatchObject({ success: true })
    expect(recordsOf(await boss(`GET ${base}/sys/user/list?username=picker`))[0]).toMatchObject({
      realname: '王二',
      birthday: '1990-05-06',
      selectedroles: 'role.single',
    })
  })
})

describe('whoever may look at no accounts', () => {
  test('is told what the sender of a notice is called, and nothing else', async () => {
    const told = await nobody(`GET ${base}/sys/user/list?username=boss&_t=1`)
    expect(told).toMatchObject({ success: true, result: { total: 1 } })
    expect(recordsOf(told)).toEqual([{ id: 'user.boss', username: 'boss', realname: 'boss', avatar: null }])
    for (const query of ['', '?username=', '?username=*b*', '?username=boss,single,', '?realname=boss', '?username=!x'])
      expect(await nobody(`GET ${base}/sys/user/list${query}`)).toMatchObject({ status: 403, error: 'access.denied' })
    expect(await nobody('GET /sys/user/list?username=boss')).toMatchObject({ status: 403 })
    expect(recordsOf(await nobody(`GET ${base}/sys/user/list?username=nobodys`))).toEqual([])
  })

  test('is shown no role', async () => {
    expect((await nobody(`GET ${base}/sys/role/queryall`)).result).toEqual([])
    const all = (await boss(`GET ${base}/sys/role/queryall`)).result as { roleCode: string }[]
    expect(all.map(({ roleCode }) => roleCode)).toContain('admin')
  })
})

test('who is not signed in is told of no account that it is taken', async () => {
  for (const name of ['boss', 'free_name'])
    expect(await house.call(`GET ${base}/sys/user/checkOnlyUser?username=${name}`)).toMatchObject({ success: true, result: null })
  expect(await boss(`GET ${base}/sys/user/checkOnlyUser?username=boss`)).toMatchObject({ success: false, error: 'field.taken' })
})

test('a socket of such a client hears of notices alone, in frames it can read', async () => {
  const [theirs, ours] = [await listen(house.server, boss.id, boss.token, base), await listen(house.server, boss.id, boss.token)]
  theirs.say('HeartBeat')
  await expect.poll(() => theirs.heard.length).toBe(1)
  await boss('POST /sys/role/add', { roleName: '消息', roleCode: 'heard' })
  await expect.poll(() => ours.heard.length).toBeGreaterThan(0)
  const said = theirs.heard.map((text) => JSON.parse(text) as { cmd: string })
  expect(said.map(({ cmd }) => cmd)).toEqual(['heartcheck'])
  theirs.close()
  ours.close()
})

type Node = {
  readonly path: string
  readonly name: string
  readonly component: string
  readonly hidden: boolean
  readonly meta: { readonly title: string; readonly icon: string }
  readonly children?: readonly Node[]
}
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
const menuFor = async (asks: Caller) =>
  flat(((await asks(`GET ${base}/sys/permission/getUserPermissionByToken`)).result as { menu: Node[] }).menu)

describe('the menu', () => {
  /** Views the client has; whatever else an entry names leaves its bar hanging. */
  const views =
    /^(layouts\/(RouteView|PageView|BlankLayout|IframePageView)|dashboard\/Analysis|account\/\w+\/Index|system\/\w+List|modules\/\w+\/\w+List|modules\/online\/cg(form|report)\/(auto\/)?Onl\w+List|modules\/monitor\/(DiskMonitoring|HttpTrace|JvmInfo|SystemInfo|TomcatInfo|RedisInfo|RedisTerminal))$/

  test('names only pages such a client has, each once, and no group without any', async () => {
    const menu = await menuFor(boss)
    expect(menu.map(({ component }) => component).filter((component) => !views.test(component))).toEqual([])
    expect(new Set(menu.map(({ name }) => name)).size).toBe(menu.length)
    expect(menu.filter(({ children }) => children?.length === 0)).toEqual([])
    for (const view of [
      'system/UserList',
      'system/RoleList',
      'system/PermissionList',
      'system/DictList',
      'system/QuartzJobList',
      'modules/monitor/JvmInfo',
      'system/SysFillRuleList',
      'system/SysCheckRuleList',
      'system/RoleUserList',
      'system/NewPermissionList',
      'system/DepartUserList',
      'system/AddressList',
      'system/DataLogList',
      'modules/online/cgform/OnlCgformHeadList',
      'modules/online/cgreport/OnlCgreportHeadList',
    ])
      expect(menu.find(({ component }) => component === view)).toMatchObject({ hidden: false })
  })

  test('has the pages everybody is led to, also for who may do nothing', async () => {
    for (const asks of [boss, nobody]) {
      const menu = await menuFor(asks)
      const named = Object.fromEntries(menu.map(({ name, component }) => [name, component]))
      expect(named).toMatchObject({
        'dashboard-analysis': 'dashboard/Analysis',
        'account-center': 'account/center/Index',
        'account-settings-base': 'account/settings/Index',
        'isps-userAnnouncement': 'system/UserAnnouncementList',
      })
      expect(menu.every(({ meta: { title, icon } }) => title !== '' && /^[a-z-]+$/.test(icon))).toBe(true)
    }
  })

  test('shows nothing to whoever may not open it', async () => {
    const menu = await menuFor(nobody)
    const shown = menu.map(({ component }) => component)
    for (const view of ['UserList', 'RoleUserList', 'AddressList', 'DepartUserList', 'DataLogList'])
      expect(shown).not.toContain(`system/${view}`)
    expect(everyPermission).toContain('user:list')
  })

  test('keeps a page to whoever may use what it calls', async () => {
    const menu = await menuFor(await house.as('clerk'))
    const shown = menu.map(({ component }) => component)
    expect(shown).toEqual(expect.arrayContaining(['system/RoleList', 'system/DepartList']))
    for (const view of ['RoleUserList', 'AddressList', 'DepartUserList']) expect(shown).not.toContain(`system/${view}`)
  })

  test('has whatever a house puts there, with the icon that was chosen, as long as the client has a view for it', async () => {
    const add = (component: string, icon?: string) => {
      const name = component.replaceAll('/', '_').toLowerCase()
      return boss(`POST ${base}/sys/permission/add`, {
        menuType: '0',
        name,
        url: `/own/${name}`,
        component,
        icon,
        sortNo: '9',
        route: true,
      })
    }
    const views = ['DepartListSync', 'DepartList2', 'RoleUserList'].map((view) => `system/${view}`)
    const online = 'modules/online/cgreport/OnlCgreportHeadList'
    for (const view of [...views, online, 'exception/404', 'system/None'])
      expect(await add(view, 'radar-chart'), view).toMatchObject({ success: true })
    await add('dashboard/Workplace', 'no icon!')
    const own = (await menuFor(boss)).filter(({ path }) => path.startsWith('/own/'))
    expect(own.map(({ component }) => component).sort()).toEqual([...views, online, 'exception/404', 'dashboard/Workplace'].sort())
    for (const { component, meta } of own) expect(meta.icon).toBe(component === 'dashboard/Workplace' ? 'file' : 'radar-chart')
    expect((await menuFor(boss)).filter(({ component }) => component === 'system/RoleUserList')).toHaveLength(1)
  })

  test('draws each entry that ships with an icon such a client has', async () => {
    const names = readdirSync('node_modules/@ant-design/icons-svg/lib/asn').flatMap((file) => /^(\w+)Outlined\.js$/.exec(file)?.[1] ?? [])
    const kebab = new Set(names.map((name) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()))
    const shipped = new Set(
      entriesOf(product.catalogue, product.menu).flatMap(({ values: { icon } }) => (typeof icon === 'string' ? [icon] : [])),
    )
    expect(shipped.size).toBeGreaterThan(20)
    expect([...shipped].filter((icon) => !kebab.has(existingIcon(icon, 'file')) || existingIcon(icon, 'file') === 'file')).toEqual([])
  })
})

describe('pages of other origins', () => {
  const ask = async (settings: Record<string, string>, origin: string) => {
    const open = await openHouse(quietProduct(), quietNow, settings)
    const headers = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-access-token,tenant-id,x-sign' }
    const answered = await open.server.inject({ method: 'OPTIONS', url: `${base}/sys/login`, headers })
    await open.close()
    return answered.headers['access-control-allow-origin']
  }

  test('may call only where the house named them', async () => {
    const named = { CORS_ORIGINS: 'https://office.example, http://10.0.0.2:3000' }
    expect(await ask(named, 'https://office.example')).toBe('https://office.example')
    expect(await ask(named, 'https://elsewhere.example')).toBeUndefined()
    expect(await ask({}, 'https://office.example')).toBeUndefined()
  })
})

test('whoever signs in below that address goes on there, with headers of a signature nobody reads', async () => {
  const there = `http://${await addressOf(house.server)}${base}`
  const answered = await fetch(`${there}/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'boss', password: testPassword }),
  })
  const { result } = (await answered.json()) as { result: { token: string } }
  const menu = await fetch(`${there}/sys/permission/getUserPermissionByToken`, {
    headers: { 'X-Access-Token': result.token, 'tenant-id': '1', 'X-Sign': 'x', 'X-TIMESTAMP': '1' },
  })
  expect(await menu.json()).toMatchObject({ success: true })
})
