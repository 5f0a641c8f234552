import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import { nextTreeCode } from '../../../src/server/system/tree-code'
import { at } from '../../kit/every-noun'
import { make } from '../../kit/make'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const { child, category, department } = resources
const role = (code: string, permissions: readonly string[]) => ({
  code,
  name: { zh: code, en: code },
  dataScope: 'all' as const,
  permissions,
})
const roles = [role('sees_children', ['child:list', 'category:list']), role('sees_none', [])]

let house: OpenHouse
let boss: Caller
let sees: Caller
let none: Caller
beforeAll(async () => {
  const product = quietProduct(roles.map(({ code }) => ({ username: `as_${code}`, roles: [code] })))
  house = await openHouse({ ...product, roles: [...product.roles, ...roles] }, quietNow)
  ;[boss, sees, none] = [await house.as('boss'), await house.as('as_sees_children'), await house.as('as_sees_none')]
  for (const name of ['王一', '王二', '李三']) await make(boss, child, { name, sex: '1', allergies: ['egg'] })
})
afterAll(() => house?.close())

/** A call as the browser of an existing client makes it. */
const get = (caller: Caller, path: string, query: Record<string, string> = {}): Promise<Answered> =>
  caller(`GET ${path.split('/').map(encodeURIComponent).join('/')}?${new URLSearchParams(query)}` as 'GET /')
const errorOf = async (answer: Promise<Answered>) => (await answer).error
const textsOf = ({ result }: Answered) => (result as { text: string }[]).map(({ text }) => text)

describe('a dictionary by table', () => {
  test('is the rows of a noun, as existing clients ask for them', async () => {
    const address = "/sys/dict/getDictItems/sys_user,realname,id,username!='boss' order by create_time"
    const found = await get(boss, address)
    expect(textsOf(found)).toEqual(expect.arrayContaining(['as_sees_none']))
    expect(textsOf(found)).not.toContain('boss')
    expect(found.result[0]).toMatchObject({ value: expect.stringMatching(/^user\./), title: expect.any(String), label: expect.any(String) })
    expect(textsOf(await get(boss, "/sys/dict/getDictItems/sys_user where username in ('boss','nobody'),realname,username"))).toHaveLength(
      2,
    )
  })

  test('is searched by a piece of its text, a page at a time', async () => {
    expect(textsOf(await get(sees, '/sys/dict/loadDict/child,name,id', { keyword: '王', pageSize: '10' })).sort()).toEqual(['王一', '王二'])
    expect(textsOf(await get(sees, '/sys/dict/loadDict/child,name,id', { keyword: '%' }))).toEqual([])
    expect(textsOf(await get(sees, '/sys/dict/loadDict/child,name,id', { pageSize: '2' }))).toHaveLength(2)
    expect(textsOf(await get(sees, '/sys/dict/loadDict/child,name,id', { pageSize: '2', pageNo: '2' }))).toHaveLength(1)
    expect(textsOf(await get(sees, '/sys/dict/loadDict/sex', { keyword: '男' }))).toEqual(['男'])
  })

  test('tells the texts of values in their order, and of a value nobody knows the value', async () => {
    const all = (await get(sees, '/sys/dict/loadDict/child,name,id')).result as { value: string; text: string }[]
    const [one, two] = all
    const texts = await get(sees, '/sys/dict/loadDictItem/child,name,id', { key: `${two?.value},gone,${one?.value},` })
    expect(texts.result).toEqual([two?.text, 'gone', one?.text])
    expect((await get(sees, '/sys/dict/loadDictItem/sex', { key: '2,9' })).result).toEqual(['女', '9'])
    expect((await get(sees, '/sys/dict/loadDictItem/child,name,id')).result).toEqual([])
  })

  test('shows nobody what they may not list or read, by whatever column', async () => {
    expect(await errorOf(get(none, '/sys/dict/loadDict/child,name,id'))).toBe('access.denied')
    expect(await errorOf(get(none, '/sys/dict/loadDictItem/child,name,id', { key: 'x' }))).toBe('access.denied')
    for (const dict of ['child,allergies,id', 'child,name,allergies', "child,name,id,allergies='egg'", 'child,name,id,order by allergies'])
      expect(await errorOf(get(sees, `/sys/dict/loadDict/${dict}`)), dict).toBe('query.column')
  })

  test.each([
    'sys_user,realname,id,1=1',
    "sys_user,realname,id,username='x' or 1=1",
    'sys_user,realname,id,username=(select 1)',
    "sys_user,realname,id,username='x';drop table child",
    "sys_user,realname,id,username='x' union select 1",
    "sys_user,realname,id,username='x' --",
    "sys_user,realname,id,username='x",
    'sys_user,realname,id,order by username desc,,',
    'sys_user,realname,id,username like',
    'sys_user,realname,id,username in ()',
    'sys_user,realname,id,username is not null',
  ])('never takes a piece of a statement: %s', async (dict) => {
    expect(await errorOf(get(boss, `/sys/dict/getDictItems/${dict}`))).toBe('dict.condition')
  })

  test.each([
    ['credential,username,hash', 'noun.unknown'],
    ['pg_catalog.pg_user,usename,usesysid', 'dict.unknown'],
    ['constructor,name,id', 'noun.unknown'],
    ['child,name,tenant_id', 'query.column'],
    ['child,constructor,id', 'query.column'],
    ['child,name,id,scope=1', 'query.column'],
    ['child,name', 'dict.unknown'],
    ['sys_user,count(*),id', 'dict.unknown'],
    ['sys_user;drop table child,name,id', 'dict.unknown'],
  ])('knows no other table or column: %s', async (dict, code) => {
    expect(await errorOf(get(boss, `/sys/dict/getDictItems/${dict}`))).toBe(code)
  })

  test('answers anything at all without a failure', async () => {
    const piece = fc.constantFrom(
      'sys_user',
      'child',
      'name',
      'id',
      ',',
      "'",
      '=',
      ' where ',
      ' and ',
      ' order by ',
      '(',
      ')',
      '%',
      '--',
      '1',
      '\\',
      '；',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
        const text = pieces.join('') || 'x'
        expect((await get(boss, `/sys/dict/loadDict/${text}`)).status).toBeLessThan(500)
      }),
      { numRuns: 150, seed: 83 },
    )
  })
})

describe('a tree by table', () => {
  const asked = { tableName: 'sys_depart', text: 'depart_name', code: 'id', pidField: 'parent_id', hasChildField: '', condition: '' }
  const tree = (caller: Caller, more: Record<string, string>) => get(caller, '/sys/dict/loadTreeData', { ...asked, ...more })

  test('is loaded level by level from its root', async () => {
    const top = await tree(boss, { pid: '0' })
    expect(top.result).toMatchObject([{ key: 'department.root', leaf: true, parentId: '0' }])
    const { id } = await make(boss, department, { departName: '后勤', parentId: 'department.root' })
    expect((await tree(boss, { pid: '0' })).result).toMatchObject([{ leaf: false }])
    expect((await tree(boss, { pid: 'department.root' })).result).toMatchObject([{ key: id, title: '后勤', leaf: true }])
    expect((await tree(boss, { pid: 'A01', code: 'org_code' })).result).toMatchObject([{ key: 'A01A01', parentId: 'A01' }])
    expect((await tree(boss, { pid: 'department.root', condition: '{"depart_name":"教研"}' })).result).toEqual([])
  })

  test.each(['x', '[]', '"x"', '1', 'null', '{"depart_name":{"a":1}}', "depart_name='x'"])(
    'takes no condition that is no JSON object: %s',
    async (condition) => {
      const answered = await boss(`GET /sys/dict/loadTreeData?${new URLSearchParams({ ...asked, condition })}` as 'GET /', undefined, {
        'accept-language': 'en',
      })
      expect(answered).toMatchObject({ error: 'dict.condition-json', message: 'the condition value is wrong, needs a JSON string' })
    },
  )

  test('knows no other table, column or parent, and shows nobody what they may not list', async () => {
    expect(await errorOf(tree(boss, { tableName: 'pg_user' }))).toBe('noun.unknown')
    expect(await errorOf(tree(boss, { pidField: 'depart_name' }))).toBe('query.column')
    expect(await errorOf(tree(boss, { condition: '{"1=1 or tenant_id":"1"}' }))).toBe('query.column')
    expect(await errorOf(tree(boss, { pid: 'nobody', code: 'org_code' }))).toBe('record.gone')
    expect(await errorOf(tree(sees, {}))).toBe('access.denied')
  })
})

describe('categories', () => {
  const add = (name: string, pid = '0') => boss('POST /sys/category/add', { name, pid })
  let food = ''
  let meat = ''
  beforeAll(async () => {
    food = ((await add('食物')).result as { id: string }).id
    meat = ((await add('畜禽肉', food)).result as { id: string }).id
    await add('猪肉', meat)
    await add('蛋类', food)
    await add('用品')
  })

  test('have a code that grows from the one above, and are listed level by level with whether more lie below', async () => {
    const roots = await get(boss, '/sys/category/rootList', {
      column: 'code',
      order: 'asc',
      field: 'id,,name,code,action',
      pageNo: '1',
      pageSize: '10',
    })
    expect(roots.result).toMatchObject({
      total: 2,
      records: [
        { id: food, pid: '0', name: '食物', code: 'A01', hasChild: '1' },
        { name: '用品', code: 'A02', hasChild: '0' },
      ],
    })
    const below = await get(boss, '/sys/category/childList', { pid: food, pageNo: '3', column: 'code', order: 'asc' })
    expect(below.result).toMatchObject([
      { code: 'A01A01', pid: food },
      { code: 'A01A02', hasChild: '0' },
    ])
    expect((await get(boss, '/sys/category/getChildListBatch', { parentIds: `${food},${meat}` })).result).toMatchObject({
      records: [{ pid: food }, { pid: meat }, { pid: food }],
    })
  })

  test('are loaded as a tree, whole or level by level, below the code of one', async () => {
    const root = (query: Record<string, string>) => get(boss, '/sys/category/loadTreeRoot', query)
    expect((await root({ async: 'true', pcode: '0' })).result).toMatchObject([{ title: '食物', leaf: false, code: 'A01' }, { leaf: true }])
    expect((await root({ async: 'false', pcode: 'A01' })).result).toMatchObject([
      { key: meat, title: '畜禽肉', children: [{ title: '猪肉', leaf: true }] },
      { title: '蛋类' },
    ])
    expect((await get(boss, '/sys/category/loadTreeChildren', { pid: meat })).result).toMatchObject([{ title: '猪肉' }])
    expect((await get(boss, '/sys/category/loadTreeData', { pid: '0', pcode: 'A01', condition: '' })).result).toMatchObject([
      { key: meat, leaf: false },
      { leaf: true },
    ])
    expect((await get(boss, '/sys/category/loadTreeData', { pid: food, condition: '{"name":"蛋类"}' })).result).toMatchObject([
      { title: '蛋类' },
    ])
    expect(await errorOf(root({ async: 'true', pcode: 'Z09' }))).toBe('category.unknown')
  })

  test('tell what values are called', async () => {
    expect((await boss(`GET /sys/category/loadDictItem/?ids=${meat},gone,${food},`)).result).toEqual(['畜禽肉', 'gone', '食物'])
    expect((await get(boss, '/sys/category/loadOne', { field: 'code', val: 'A01A01' })).result).toMatchObject({ name: '畜禽肉' })
    expect(await errorOf(get(boss, '/sys/category/loadOne', { field: 'code', val: 'none' }))).toBe('record.gone')
    expect(await errorOf(get(boss, '/sys/category/loadOne', { field: '1=1 or id', val: 'x' }))).toBe('query.column')
    expect(await errorOf(get(boss, '/sys/category/loadTreeData', { condition: 'name=1' }))).toBe('dict.condition-json')
  })

  test('are renamed as clients send them back, stay where they are, and do not go while others lie below', async () => {
    const listed = { id: meat, pid: food, name: '肉类', code: 'A01A01', hasChild: '1' }
    expect(await boss('PUT /sys/category/edit', listed)).toMatchObject({ success: true, result: { name: '肉类', code: 'A01A01' } })
    expect((await boss('PUT /sys/category/edit', { ...listed, pid: '0' })).success).toBe(false)
    expect(await errorOf(boss(at('DELETE', category, `delete?id=${meat}`)))).toBe('record.used')
    expect(await errorOf(sees('POST /sys/category/add', { name: 'x', pid: '0' }))).toBe('access.denied')
    expect((await sees('GET /sys/category/rootList')).success).toBe(true)
    expect(await errorOf(none('GET /sys/category/rootList'))).toBe('access.denied')
  })
})

test('the next code below one is free, whatever codes there are, and there are 2,574 of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2573 }), fc.constantFrom('', 'A01', 'B07A12'), (count, parent) => {
      const codes: string[] = []
      for (let made = 0; made < count; made += 97) codes.push(nextTreeCode(parent, codes) ?? '')
      const next = nextTreeCode(parent, [...codes, null])
      expect(codes).not.toContain(next)
      expect(next).toMatch(new RegExp(`^${parent}[A-Z]\\d\\d$`))
    }),
  )
  expect([nextTreeCode('', ['A99']), nextTreeCode('A01', ['A01B99']), nextTreeCode('', ['Z99'])]).toEqual(['B01', 'A01C01', undefined])
})
