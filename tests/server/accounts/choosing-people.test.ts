import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Department, rootDepartment } from '../../../src/contract/system/department'
import { Position } from '../../../src/contract/system/people/position'
import { Role } from '../../../src/contract/system/role'
import { User } from '../../../src/contract/system/user'
import { systemBehaviours } from '../../../src/server/system/behaviours'
import { at } from '../../kit/every-noun'
import { tinyAccount, tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

type Node = { id: string; key: string; value: string; title: string; isLeaf: boolean; children?: Node[] }
type Told = { id: string; username: string; realname: string; phone?: string; sex: number | null; status: number }

/** May look for people, and read no telephone number. */
const finder = {
  code: 'finder',
  name: { zh: '查人', en: 'Finder' },
  dataScope: 'all' as const,
  permissions: ['user:list', 'department:list', 'position:list', 'role:list'],
}

let house: OpenHouse
let boss: Caller
let finds: Caller
let looks: Caller
const depart = { house: rootDepartment, office: '', kitchen: '', store: '' }
const made = async (departName: string, parentId?: string): Promise<string> => {
  const { result } = await boss(at('POST', Department, 'add'), { departName, parentId })
  return (result as { id: string }).id
}
const into = (depId: string, ...names: string[]) =>
  boss('POST /sys/user/editSysDepartWithUser', { depId, userIdList: names.map((name) => `user.${name}`) })

beforeAll(async () => {
  house = await openHouse({
    ...tinyProduct,
    behaviours: { ...tinyProduct.behaviours, ...systemBehaviours },
    roles: [...tinyProduct.roles, finder],
    accounts: [...tinyProduct.accounts, tinyAccount('finder', 7, 'finder')],
  })
  ;[boss, finds, looks] = [await house.as('boss'), await house.as('finder'), await house.as('evelyn')]
  depart.office = await made('Office', depart.house)
  depart.kitchen = await made('Kitchen', depart.house)
  depart.store = await made('Store', depart.kitchen)
  for (const answered of [
    await into(depart.kitchen, 'anna', 'robert'),
    await into(depart.store, 'cathy'),
    await into(depart.office, 'anna'),
  ])
    expect(answered).toMatchObject({ success: true })
})
afterAll(() => house.close())

/** What the client asks for as its picker opens: every column it shows, `action` and the nameless one too. */
const asked = 'pageNo=1&pageSize=5&column=createTime&order=desc&field=id,,username,realname,sex,phone,orgCode,action'
const component = async (query: string, call = boss): Promise<{ total: number; records: Told[] }> =>
  (await call(`GET /sys/user/queryUserComponentData?${asked}&${query}`)).result
const pageOf = async (call: Caller, address: `GET /${string}`): Promise<{ total: number; records: Told[] }> => (await call(address)).result
/** An answer that is an array by itself; it is read by its places. */
const bare = async (address: `GET /${string}`): Promise<Told[]> => {
  const answered: object = await boss(address)
  expect(answered).not.toHaveProperty('success')
  return Object.entries(answered).flatMap(([place, one]) => (/^\d+$/.test(place) ? [one as Told] : []))
}
const names = (records: readonly { username: string }[]) => records.map(({ username }) => username).sort()

describe('people to choose from', () => {
  test('are those of the chosen departments and of all below them, page by page', async () => {
    const all = await component('username=&departId=')
    expect(all).toMatchObject({ total: 6, size: 5, current: 1, pages: 2 })
    expect(all.records).toHaveLength(5)
    expect(names((await component(`username=&departId=${depart.kitchen},`)).records)).toEqual(['anna', 'cathy', 'robert'])
    expect(names((await component(`departId=${depart.store},${depart.office}`)).records)).toEqual(['anna', 'cathy'])
    expect(await component('departId=department.none')).toMatchObject({ total: 0, records: [] })
  })

  test('are told as the client reads them: numbers, and departments by name', async () => {
    const [anna] = (await component('username=anna')).records as Told[]
    expect(anna).toMatchObject({ id: 'user.anna', username: 'anna', realname: 'anna', sex: null, status: 1, phone: '13800000001' })
    expect(anna).toMatchObject({ orgCodeTxt: 'Tiny,Kitchen,Office', orgCode: 'A01' })
  })

  test('are found by a piece of what was typed, and sorted by a column that is no field without complaint', async () => {
    expect(names((await component('username=NN')).records)).toEqual(['anna'])
    expect(names((await component('realname=*rob*')).records)).toEqual(['robert'])
    expect(names((await component('status=1&phone=0003')).records)).toEqual(['cathy'])
    expect(await component('column=orgCode&order=asc')).toMatchObject({ total: 6 })
  })

  test('show no telephone number to who may only look for names, nor are they found by one', async () => {
    const { records } = await component('', finds)
    expect(records.length).toBe(5)
    expect(JSON.stringify(records)).not.toMatch(/1380000000/)
    for (const query of ['phone=0003', 'column=phone&order=asc', 'email=a'])
      expect(await finds(`GET /sys/user/queryUserComponentData?${query}`)).toMatchObject({ success: false, error: 'query.column' })
    expect(await finds('GET /sys/user/getMultiUser?phone=13800000001')).toMatchObject({ success: false, error: 'query.column' })
  })

  test('are shown to nobody who may not list them', async () => {
    for (const call of [
      'queryUserComponentData',
      'getMultiUser?username=boss',
      'queryByIds?userIds=user.boss',
      'queryUserByDepId?id=x',
      'queryUserRole?userid=user.boss',
      'userDepartList?userId=user.boss',
      'userRoleList',
      'departUserList',
      'queryByOrgCodeForAddressList',
      'generateUserId',
    ])
      expect(await looks(`GET /sys/user/${call}`), call).toMatchObject({ status: 403, error: 'access.denied' })
  })

  test.each([
    ['departId=%27%20or', 'input.invalid'],
    ['pageNo=x', 'query.page'],
    ['column=hash&order=asc', 'query.column'],
    ['password=x', 'query.column'],
    [`departId=${'d,'.repeat(20_001)}`, 'input.invalid'],
  ])('are refused, not failed, when asked for by %s', async (query, error) => {
    expect(await boss(`GET /sys/user/queryUserComponentData?${query}`)).toMatchObject({ success: false, error })
  })
})

describe('people who were chosen', () => {
  test('come back by the field that was stored, in its order and without an envelope', async () => {
    expect((await bare('GET /sys/user/getMultiUser?username=robert,anna,')).map(({ username }) => username)).toEqual(['robert', 'anna'])
    expect((await bare('GET /sys/user/getMultiUser?id=user.cathy,')).map(({ realname }) => realname)).toEqual(['cathy'])
    expect(await bare('GET /sys/user/getMultiUser?username=')).toEqual([])
    expect(await boss('GET /sys/user/getMultiUser')).toMatchObject({ success: false, error: 'query.condition' })
  })

  test('are named by their ids', async () => {
    const { result } = await finds('GET /sys/user/queryByIds?userIds=user.robert,user.none,user.anna,')
    expect(result).toEqual([
      { id: 'user.robert', username: 'robert', realname: 'robert' },
      { id: 'user.anna', username: 'anna', realname: 'anna' },
    ])
    expect((await boss('GET /sys/user/queryByIds')).result).toEqual([])
  })

  test('are asked for by a list with a comma at its end and a page as large as it, however many ids it names', async () => {
    const ids = ['user.anna', 'user.robert', ...Array.from({ length: 200 }, (_, n) => `user.nobody-of-this-name-${n}`)]
    const { result }: { result: { records: Told[] } } = await boss(
      `GET /sys/user/list?id=${ids.join(',')},&pageNo=1&pageSize=${ids.length}&userType=6`,
    )
    expect(names(result.records)).toEqual(['anna', 'robert'])
    const far = Array.from({ length: 501 }, (_, n) => `u${n}`).join(',')
    expect(await boss(`GET /sys/user/list?id=${far}`)).toMatchObject({ success: false, error: 'record.too-many' })
  })

  test('are of one department, have these roles and are in these departments', async () => {
    expect(names((await boss(`GET /sys/user/queryUserByDepId?id=${depart.kitchen}`)).result)).toEqual(['anna', 'robert'])
    expect((await boss('GET /sys/user/queryUserRole?userid=user.anna')).result).toEqual(['role.shelf-a'])
    const places = (await boss('GET /sys/user/userDepartList?userId=user.anna')).result as Node[]
    expect(places.map(({ key, title }) => [key, title])).toEqual(
      expect.arrayContaining([
        [depart.kitchen, 'Kitchen'],
        [depart.office, 'Office'],
      ]),
    )
    expect(await boss('GET /sys/user/queryUserRole?userid=user.none')).toMatchObject({ success: false, error: 'record.gone' })
    expect((await boss('GET /sys/user/generateUserId')).result).toMatch(/^[\w-]{36}$/)
  })

  test('have roles that are told by their codes, to themselves and to whoever may list them', async () => {
    expect((await boss('GET /sys/api/queryUserRoles?username=anna')).result).toEqual(['shelf-a'])
    const [told, own] = await Promise.all([boss, looks].map((ask) => ask('GET /sys/api/queryUserRoles?username=evelyn')))
    expect([told?.result, own?.result]).toEqual([[expect.any(String)], told?.result])
    expect(await looks('GET /sys/api/queryUserRoles?username=anna')).toMatchObject({ status: 403, error: 'access.denied' })
    expect(await boss('GET /sys/api/queryUserRoles?username=none')).toMatchObject({ success: false, error: 'record.gone' })
  })

  test('stand in the address book under their department', async () => {
    const { result }: { result: { records: { userId: string }[] } } = await finds(
      'GET /sys/user/queryByOrgCodeForAddressList?orgCode=A01A02&pageNo=1&pageSize=10&realname=&workNo=',
    )
    expect(result.records.map(({ userId }) => userId).sort()).toEqual(['user.anna', 'user.cathy', 'user.robert'])
    expect(JSON.stringify(result)).not.toMatch(/1380000000/)
    expect((await pageOf(boss, 'GET /sys/user/queryByOrgCodeForAddressList')).total).toBe(6)
  })
})

describe('members of a role', () => {
  const members = async (query: string) => names((await pageOf(boss, `GET /sys/user/userRoleList?${asked}&${query}`)).records)

  test('are listed, added and taken, all or none', async () => {
    expect(await members('roleId=')).toEqual([])
    expect(await members('roleId=role.shelf-a&username=')).toEqual(['anna', 'robert'])
    const add = (...ids: string[]) => boss('POST /sys/user/addSysUserRole', { roleId: 'role.shelf-c', userIdList: ids })
    expect(await add('user.anna', 'user.cathy')).toMatchObject({ success: true })
    expect(await members('roleId=role.shelf-c')).toEqual(['anna', 'cathy'])
    expect(await add('user.robert', 'user.none')).toMatchObject({ success: false, error: 'record.gone' })
    expect(await members('roleId=role.shelf-c')).toEqual(['anna', 'cathy'])
    expect(await boss('DELETE /sys/user/deleteUserRole?roleId=role.shelf-c&userId=user.anna')).toMatchObject({ success: true })
    expect(await members('roleId=role.shelf-c')).toEqual(['cathy'])
    expect(await boss('DELETE /sys/user/deleteUserRoleBatch?roleId=role.shelf-c&userIds=user.cathy,')).toMatchObject({
      success: false,
      error: 'record.none-changed',
      message: expect.stringContaining('cathy'),
    })
  })

  test('are changed by nobody who may not edit accounts, nor beyond what they hold', async () => {
    expect(await finds('POST /sys/user/addSysUserRole', { roleId: 'role.admin', userIdList: ['user.finder'] })).toMatchObject({
      status: 403,
    })
    expect(await boss('POST /sys/user/addSysUserRole', { roleId: 'role.none', userIdList: ['user.anna'] })).toMatchObject({
      success: false,
    })
    expect(await boss('POST /sys/user/addSysUserRole', { roleId: 'role.admin', userIdList: [] })).toMatchObject({ error: 'input.invalid' })
  })

  test('of a department likewise', async () => {
    const of = async (id: string) => names((await pageOf(boss, `GET /sys/user/departUserList?${asked}&depId=${id}`)).records)
    expect(await of('')).toEqual([])
    expect(await of(depart.store)).toEqual(['cathy'])
    expect(await into(depart.store, 'evelyn')).toMatchObject({ success: true })
    expect(await of(depart.store)).toEqual(['cathy', 'evelyn'])
    expect(await boss(`DELETE /sys/user/deleteUserInDepart?depId=${depart.store}&userId=user.evelyn`)).toMatchObject({ success: true })
    expect(await boss(`DELETE /sys/user/deleteUserInDepartBatch?depId=${depart.store}&userIds=user.evelyn,`)).toMatchObject({
      success: true,
    })
    expect(await of(depart.store)).toEqual(['cathy'])
  })
})

describe('departments', () => {
  const titles = (nodes: readonly Node[]): unknown[] => nodes.map(({ title, children }) => (children ? [title, titles(children)] : title))
  const belongs = (...departments: string[]) => boss(at('PUT', User, 'edit'), { id: 'user.finder', selecteddeparts: departments.join(',') })
  const tree = async (address: string, call = finds) => (await call(`GET /sys/sysDepart/${address}`)).result as Node[]

  test('are one tree, or one level of it', async () => {
    expect(titles(await tree('queryTreeList'))).toEqual([['Tiny', ['Office', ['Kitchen', ['Store']]]]])
    expect(titles(await tree('queryTreeList?departName=STO'))).toEqual([['Tiny', [['Kitchen', ['Store']]]]])
    const [top] = await tree('queryDepartTreeSync')
    expect(top).toMatchObject({ id: depart.house, key: depart.house, value: depart.house, title: 'Tiny', isLeaf: false, orgCode: 'A01' })
    expect(top).not.toHaveProperty('children')
    const below = await tree(`queryDepartTreeSync?pid=${depart.house}`)
    expect(below.map(({ title, isLeaf }) => [title, isLeaf])).toEqual([
      ['Office', true],
      ['Kitchen', false],
    ])
    expect(await tree(`queryDepartTreeSync?pid=${depart.store}`)).toEqual([])
  })

  test('are told by ids and names alone', async () => {
    const [top] = await tree('queryIdTree')
    expect(Object.keys(top ?? {}).sort()).toEqual(['children', 'key', 'title', 'value'])
  })

  test("are found by a piece of their name, one's own among them", async () => {
    expect((await tree('searchBy?keyWord=o')).map(({ title }) => title)).toEqual(['Office', 'Store'])
    expect(await belongs(depart.kitchen)).toMatchObject({ success: true })
    expect((await tree('searchBy?keyWord=o&myDeptSearch=1')).map(({ title }) => title)).toEqual(['Store'])
  })

  test("of one's own come with the word that says whether their people may be looked at", async () => {
    expect(await belongs(depart.store, depart.kitchen)).toMatchObject({ success: true })
    const mine = await finds('GET /sys/sysDepart/queryMyDeptTreeList')
    expect(mine.message).toBe('2')
    expect(titles(mine.result)).toEqual([['Kitchen', ['Store']]])
    expect(await looks('GET /sys/sysDepart/queryMyDeptTreeList')).toMatchObject({ success: true, message: '1', result: [] })
  })

  test('are shown to nobody who may not list them', async () => {
    for (const call of ['queryTreeList', 'queryDepartTreeSync', 'queryIdTree', 'searchBy?keyWord=a'])
      expect(await looks(`GET /sys/sysDepart/${call}`), call).toMatchObject({ status: 403 })
  })
})

describe('positions', () => {
  test('have a code, a name and a rank, and an account names them by their codes', async () => {
    const add = (code: string, more: object = {}) =>
      boss(at('POST', Position, 'add'), { code, name: `Name of ${code}`, postRank: '2', ...more })
    expect(await add('cook1')).toMatchObject({ success: true, result: { id: 'cook1', code: 'cook1', postRank: '2' } })
    expect(await add('head', { postRank: '1' })).toMatchObject({ success: true })
    expect(await add('cook1', { name: 'Another' })).toMatchObject({ success: false })
    expect(await add('', {})).toMatchObject({ success: false })
    expect(await add('x1', { postRank: 'none' })).toMatchObject({ problems: { postRank: { code: 'field.choice' } } })
    const { records } = await pageOf(
      finds,
      `GET /sys/position/list?column=createTime&order=desc&field=id,,code,name,rank_dictText&pageNo=1&pageSize=5&name=*cook*`,
    )
    expect(records).toMatchObject([{ code: 'cook1', name: 'Name of cook1', postRank_dictText: '2', rank_dictText: '2' }])
    const taken = await boss('GET /sys/duplicate/check?tableName=sys_position&fieldName=code&fieldVal=head')
    expect(taken).toMatchObject({ error: 'field.taken' })
    const edited = await boss(at('PUT', User, 'edit'), { id: 'user.anna', post: 'cook1' })
    expect(edited).toMatchObject({ success: true, result: { post: ['cook1'] } })
    expect((await component('username=anna')).records[0]).toMatchObject({ post: 'cook1' })
    expect(await boss(at('DELETE', Position, 'delete?id=cook1'))).toMatchObject({ success: false, error: 'record.used' })
    expect(await looks(at('GET', Position, 'list'))).toMatchObject({ status: 403 })
  })

  test('and roles are resolved by what was stored', async () => {
    expect(await pageOf(finds, at('GET', Role, 'list?roleCode=shelf-a,shelf-c,&pageNo=1&pageSize=2'))).toMatchObject({ total: 2 })
    expect((await pageOf(finds, at('GET', Position, 'list?code=head,&pageNo=1&pageSize=1'))).records).toMatchObject([{ code: 'head' }])
  })
})
