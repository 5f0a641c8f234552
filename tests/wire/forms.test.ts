import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'
import { above, type Form, forms } from './forms'

const base = '/jeecg-boot'
let house: OpenHouse
let boss: Caller
beforeAll(async () => {
  const product = quietProduct([{ username: 'clerk', roles: ['clerk'] }])
  const permissions = ['user:list', 'user:edit', 'user:contact', 'user:identity', 'department:list']
  const clerk = { code: 'clerk', name: { zh: '文员', en: 'Clerk' }, dataScope: 'all', permissions } as const
  house = await openHouse({ ...product, roles: [...product.roles, clerk] }, quietNow)
  boss = await house.as('boss')
})
afterAll(() => house.close())

type Row = Record<string, unknown> & { readonly id: string }

/** What such a client asks for a list with. */
const asked = '_t=1700000000&column=createTime&order=desc&field=id,,name,action&pageNo=1&pageSize=500&delFlag=0'

async function rowsAt(path: string, list = 'list'): Promise<readonly Row[]> {
  const { result } = await boss(`GET ${base}${path}/${list}${list.includes('?') ? '&' : '?'}${asked}` as 'GET /')
  return Array.isArray(result) ? result : (result as { readonly records: readonly Row[] }).records
}

async function found({ path, list }: Form, id: unknown): Promise<Row> {
  const row = (await rowsAt(path, list)).find((one) => one.id === id)
  return row ?? expect.fail(`${path} has no ${id}`)
}

/** Columns that say how a row stands, and the words of values. */
const isAbout = (name: string): boolean => /Time$|^rev$|_dictText$|By$/.test(name)
/** What these clients send back beside the row: it is theirs or the database's, and no field. */
const beside = { delFlag: 0, updateBy: null, createBy: 'boss', sysOrgCode: null, slotTitle: 'x' }

const addedTo = async ({ path, added }: Form): Promise<unknown> => {
  const known = new Set(
    (await rowsAt(path, path === '/sys/sysDepart' ? 'queryDepartTreeSync?pid=department.root' : undefined)).map(({ id }) => id),
  )
  const made = await boss(`POST ${base}${path}/add` as 'POST /', added)
  expect(made).toMatchObject({ success: true, message: '添加成功！' })
  const id = (made.result as Row | null)?.id
  return id ?? (await rowsAt(path)).find((row) => !known.has(row.id))?.id
}

test.each(forms)('the form of $path adds a record, changes it by sending all of it back, and removes it', async (form) => {
  const { path, added, changed, left = [], unkept = [] } = form
  const id = await addedTo(form)
  const row = await found(form, id)
  const missing = Object.entries(added).filter(
    ([name, value]) => value !== '' && !/^\d+$|password/i.test(name) && !Object.hasOwn(row, name),
  )
  expect(missing.map(([name]) => name)).toEqual(unkept)
  const sent = Object.entries({ ...row, key: id, value: id, ...beside, ...changed }).filter(([name]) => !left.includes(name))
  expect(await boss(`PUT ${base}${path}/edit` as 'PUT /', Object.fromEntries(sent))).toMatchObject({ success: true, message: '修改成功！' })
  const after = await found(form, id)
  expect(after).toMatchObject(Object.fromEntries(Object.entries(changed).filter(([name]) => Object.hasOwn(row, name))))
  const [of, now] = [row, after].map((one) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => !isAbout(name) && !Object.hasOwn(changed, name) && name !== 'title')),
  )
  expect(now).toEqual(of)
  const gone = await boss(`DELETE ${base}${path}/deleteBatch?ids=${id},&_t=1` as 'DELETE /')
  expect(path === '/sys/dict' ? { success: true, message: '删除成功！' } : gone).toMatchObject({ success: true, message: '删除成功！' })
  if (path === '/sys/dict') expect(await boss(`DELETE ${base}${path}/delete?id=${id}` as 'DELETE /')).toMatchObject({ success: true })
})

describe('the form of an account', () => {
  const account = (name: string, more: object = {}) => ({
    ...(forms.find(({ path }) => path === '/sys/user') as Form).added,
    ...{ username: name, workNo: name, phone: `1391111000${name.length}`, email: '', ...more },
  })
  const add = (name: string, more?: object) => boss(`POST ${base}/sys/user/add`, account(name, more))
  const read = async (username: string) => (await rowsAt('/sys/user', `list?username=${username}`))[0]
  const inCharge = async () => ((await boss('GET /sys/sysDepart/queryById?id=department.root')).result as Row).directorUserIds

  test('says whom somebody leads, which is who is in charge of the department', async () => {
    expect(await add('leads', { userIdentity: '2', departIds: above })).toMatchObject({ success: true })
    const row = (await read('leads')) as Row
    const top = (await boss('GET /sys/sysDepart/queryById?id=department.root')).result as Row
    expect(row.departIds_dictText).toBe(top.departName)
    expect(row).toMatchObject({ departIds: above, userIdentity: 2, selecteddeparts: above, telephone: '010-88886666', activitiSync: '0' })
    expect(await inCharge()).toEqual([row.id])
    // The form of a member sends what was chosen while they were none.
    expect(await boss(`PUT ${base}/sys/user/edit`, { ...row, userIdentity: 1 })).toMatchObject({ success: true })
    expect(await read('leads')).toMatchObject({ departIds: '', userIdentity: 1, realname: row.realname })
    expect(await inCharge()).toEqual([])
  })

  test('refuses in words what would be lost, and then keeps nothing of it', async () => {
    for (const [more, error] of [
      [{ relTenantIds: '1,2' }, 'user.other-house'],
      [{ userIdentity: '2', departIds: '' }, 'user.leads-none'],
      [{ departIds: 'department.none' }, 'input.invalid'],
    ] as const)
      expect(await add('refused1', more)).toMatchObject({ success: false, error, message: expect.stringMatching(/\p{Script=Han}/u) })
    expect(await read('refused1')).toBeUndefined()
    expect(await add('refused1', { departIds: '', userIdentity: '1', relTenantIds: '' })).toMatchObject({ success: true })
    expect(await read('refused1')).toMatchObject({ relTenantIds: '1', departIds: '' })
  })

  test('names the field that is taken where the departments somebody leads change with it', async () => {
    await add('earlier', { departIds: '', userIdentity: '1' })
    const { phone } = (await read('earlier')) as Row
    expect(await add('second', { userIdentity: '2', departIds: above, phone })).toMatchObject({
      success: false,
      problems: { phone: { code: 'field.taken' } },
    })
    expect([await read('second'), await inCharge()]).toEqual([undefined, []])
  })

  test('changes nothing where one who may not write departments says who leads them', async () => {
    const { id } = (await add('chosen', { userIdentity: '1', departIds: '' })).result as Row
    const clerk = await house.as('clerk')
    const sent = { ...(await read('chosen')), realname: '陈三' }
    expect(await clerk(`PUT ${base}/sys/user/edit`, { ...sent, userIdentity: 2, departIds: above })).toMatchObject({
      error: 'access.denied',
    })
    expect(await read('chosen')).toMatchObject({ id, realname: '陈一', departIds: '' })
    expect(await clerk(`PUT ${base}/sys/user/edit`, sent)).toMatchObject({ success: true })
    expect(await read('chosen')).toMatchObject({ realname: '陈三' })
  })
})

test('several in one field are one text with commas, in lists, in single records and in what a change answers', async () => {
  const department = forms.find(({ path }) => path === '/sys/sysDepart') as Form
  const made = await boss(`POST ${base}/sys/sysDepart/add`, department.added)
  const { id } = made.result as Row
  const told = { directorUserIds: 'user.boss,user.single' }
  expect(made.result).toMatchObject(told)
  expect((await boss(`GET ${base}/sys/sysDepart/queryById?id=${id}`)).result).toMatchObject(told)
  expect((await rowsAt('/sys/sysDepart')).find((row) => row.id === id)).toMatchObject(told)
  expect((await boss(`GET /sys/sysDepart/queryById?id=${id}`)).result).toMatchObject({ directorUserIds: ['user.boss', 'user.single'] })
})

test('a template is put to use and out of it by its id and its state alone', async () => {
  const { added, path } = forms.find((form) => form.path.endsWith('sysMessageTemplate')) as Form
  const { id } = (await boss(`POST ${base}${path}/add` as 'POST /', { ...added, templateCode: 'form_u' })).result as Row
  for (const useStatus of ['1', '0']) {
    expect(await boss(`PUT ${base}${path}/edit` as 'PUT /', { id, useStatus })).toMatchObject({ success: true })
    expect((await rowsAt(path)).find((row) => row.id === id)).toMatchObject({ useStatus, templateContent: '你好' })
  }
})

test('a menu below another, and a button of it, are added and changed as their form sends them', async () => {
  const menu = { ...(forms.find(({ path }) => path === '/sys/permission') as Form).added, name: '上级', url: '/above' }
  const { id: parentId } = (await boss(`POST ${base}/sys/permission/add`, menu)).result as Row
  const page = { ...menu, menuType: '1', name: '下级', url: '/above/below', component: 'system/UserList', parentId }
  const button = {
    menuType: '2',
    name: '按钮',
    perms: 'form:press',
    permsType: '1',
    status: '1',
    parentId,
    sortNo: '1',
    route: true,
    url: null,
  }
  for (const sent of [page, button]) expect(await boss(`POST ${base}/sys/permission/add`, sent)).toMatchObject({ success: true })
  const below = await rowsAt('/sys/permission', `getSystemSubmenu?parentId=${parentId}`)
  expect(below.map(({ menuType }) => menuType).sort()).toEqual([1, 2])
  for (const row of below)
    expect(await boss(`PUT ${base}/sys/permission/edit`, { ...row, ...beside, name: `${row.name}改` })).toMatchObject({ success: true })
  const names = (await rowsAt('/sys/permission', `getSystemSubmenu?parentId=${parentId}`)).map(({ name }) => name)
  expect(names.sort()).toEqual(['下级改', '按钮改'].sort())
})

test('items of a dictionary are kept in order, with their state as a number', async () => {
  const { id: dictId } = (await boss(`POST ${base}/sys/dict/add`, { dictName: '尺寸', dictCode: 'form_size' })).result as Row
  const item = { dictId, itemText: '大', itemValue: 'L', description: '', sortOrder: '1', status: '1' }
  expect(await boss(`POST ${base}/sys/dictItem/add`, item)).toMatchObject({ success: true })
  const [row] = await rowsAt('/sys/dictItem', `list?dictId=${dictId}`)
  expect(row).toMatchObject({ itemText: '大', sortOrder: 1 })
  expect(await boss(`PUT ${base}/sys/dictItem/edit`, { ...row, ...beside, itemText: '特大', status: 0 })).toMatchObject({ success: true })
  expect((await rowsAt('/sys/dictItem', `list?dictId=${dictId}`))[0]).toMatchObject({ itemText: '特大' })
})

test('a job is changed as its form sends it back', async () => {
  const [name] = house.engine.jobs.declared.keys()
  await sql`insert into job_schedule (tenant_id, job, cron, next_at) values (1, ${name}, '0 0 3 * * ? *', '2026-12-01')`.execute(
    house.engine.databases.owner,
  )
  const [job] = await rowsAt('/sys/quartzJob')
  const sent = { ...job, ...beside, description: '说明', status: -1 }
  expect(await boss(`PUT ${base}/sys/quartzJob/edit`, sent)).toMatchObject({ success: true, message: '修改成功！' })
  const after = (await rowsAt('/sys/quartzJob')).find(({ id }) => id === job?.id)
  expect(after).toMatchObject({ description: '说明', status: '-1', cronExpression: job?.cronExpression })
})

test('a gateway route is added and changed by one call, its conditions as JSON', async () => {
  const router = {
    routerId: 'form_r',
    name: '路由',
    uri: 'lb://x',
    status: true,
    predicates: '[{"name":"Path","args":["/x/**"]}]',
    filters: '[]',
  }
  expect(await boss(`POST ${base}/sys/gatewayRoute/updateAll`, { router })).toMatchObject({ success: true })
  const [row] = await rowsAt('/sys/gatewayRoute')
  const sent = {
    ...row,
    ...beside,
    predicates: JSON.stringify(row?.predicates),
    filters: JSON.stringify(row?.filters),
    status: false,
    name: '路由们',
  }
  expect(await boss(`POST ${base}/sys/gatewayRoute/updateAll`, { router: sent })).toMatchObject({ success: true })
  expect((await rowsAt('/sys/gatewayRoute'))[0]).toMatchObject({ name: '路由们', predicates: row?.predicates })
})

describe('apps people write to each other in', () => {
  test('are told to be off, so that nothing offers to exchange with them', async () => {
    expect((await boss(`GET ${base}/sys/thirdApp/getEnabledType`)).result).toEqual({ wechatEnterprise: false, dingtalk: false })
  })

  test('are not exchanged with, and the answer says why', async () => {
    const refused = await boss(`GET ${base}/sys/thirdApp/sync/dingtalk/user/toLocal?ids=a,b,`)
    expect(refused).toMatchObject({ success: false, error: 'third-app.none', message: expect.stringContaining('钉钉') })
    expect(await (await house.as('nobody'))(`GET ${base}/sys/thirdApp/sync/dingtalk/user/toLocal`)).toMatchObject({ status: 403 })
  })
})
