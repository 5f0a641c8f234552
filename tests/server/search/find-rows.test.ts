import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import type { Row } from '../../../src/contract/resource'
import { isOwn } from '../../../src/server/db/own-tenant'
import { fillSearchKeys } from '../../../src/server/search/fill-search-keys'
import { openTenant } from '../../../src/server/seed/settle'
import { makeWorking } from '../../kit/browser/make-working'
import { at } from '../../kit/every-noun'
import { make } from '../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const { child, class: group, guardian, 'child-guardian': tie } = resources

let house: OpenHouse
let boss: Caller
let teacher: Caller
let accountant: Caller
let stranger: Caller

/** A child of a class, found by `name`. */
async function childIn(classId: string, name: string, studentNo: string): Promise<string> {
  const row = await make(boss, child, {
    name,
    nickName: '朵朵',
    studentNo,
    emergencyName: '朱伟',
    emergencyPhone: '13800001111',
    status: '20',
  })
  await make(boss, resources.enrolment, { childId: row.id, classId, beginDate: '2026-02-01', endDate: null })
  return row.id
}

/** A guardian of a child. */
async function parentOf(childId: string, relation: string, name: string, phone: string): Promise<void> {
  const { id: guardianId } = await make(boss, guardian, { name, phone })
  await make(boss, tie, { childId, guardianId, relation, isPrimary: relation === '2' })
}

beforeAll(async () => {
  const product = quietProduct([
    { username: 'teacher', roles: ['headTeacher'] },
    { username: 'accountant', roles: ['accountant'] },
    { username: 'aide', roles: ['nurseAide'] },
  ])
  house = await openHouse(product, quietNow)
  const owner = { id: 'user.other', username: 'other_boss', realname: 'Other', workNo: 'O1', phone: '13700009999', roles: ['admin'] }
  await openTenant(house.engine, product, { name: 'Other', accounts: [owner] })
  ;[boss, stranger, accountant] = await Promise.all([house.as('boss'), house.as('other_boss'), house.as('accountant')])
  const head = await makeWorking(boss, { name: '单晓玥', phone: '13900002222', userId: 'user.teacher' })
  const mine = await make(boss, group, { name: '小一班', headTeacherId: head.id, teacherIds: null, nurseAideId: null, status: '1' })
  const theirs = await make(boss, group, { name: '小二班', headTeacherId: null, teacherIds: null, nurseAideId: null, status: '1' })
  const meng = await childIn(mine.id, '朱梦涵', 'S1')
  const xuan = await childIn(theirs.id, '李子轩', 'S2')
  await parentOf(meng, '2', '何秀英', '13600001212')
  await parentOf(meng, '1', '朱建国', '13600003434')
  await parentOf(xuan, '1', '李建国', '13600005656')
  await make(boss, guardian, { name: '朱伟', phone: '13800001111' })
  teacher = await house.as('teacher')
})
afterAll(() => house.close())

async function find(call: Caller, words: string, ...nouns: string[]): Promise<Record<string, Row[]>> {
  const { success, result } = await call(`GET /sys/search?words=${encodeURIComponent(words)}&nouns=${nouns.join()}`)
  expect(success).toBe(true)
  return result
}
const names = async (call: Caller, words: string, noun = 'child') => (await find(call, words, noun))[noun]?.map(({ name }) => name)

test.each(['zmh', 'zhumeng', '梦', 'S1', 'zhu m'])('a child is found by %s', async (words) => {
  expect(await names(boss, words)).toEqual(['朱梦涵'])
})

test('a guardian is found by a piece of a telephone number, staff by every reading of their surname', async () => {
  expect(await names(boss, '0000-111', 'guardian')).toEqual(['朱伟'])
  for (const words of ['shanxiao', 'danxiao', 'sxy', '9000022']) expect(await names(boss, words, 'staff')).toEqual(['单晓玥'])
})

describe('a child is found by whoever looks after it:', () => {
  test.each([
    ['the number of its mother', '136 0000 1212', ['朱梦涵']],
    ['the number of its father', '00003434', ['朱梦涵']],
    ['the name of its father', 'jianguo', ['朱梦涵', '李子轩']],
  ])('%s', async (_, words, expected) => {
    expect(new Set(await names(boss, words))).toEqual(new Set(expected))
  })

  test('the answer says whose number it was and what they are to the child', async () => {
    const { child: found = [], 'child-guardian': ties = [] } = await find(boss, '00001212', 'child', 'child-guardian')
    expect(ties).toMatchObject([{ childId: found[0]?.id, name: '何秀英', phone: '13600001212', relation: '2' }])
  })

  test('a teacher finds no child of another class by them', async () => {
    expect(await names(teacher, 'jianguo')).toEqual(['朱梦涵'])
    expect(await names(teacher, '00005656')).toEqual([])
  })

  test('who may not list guardians finds no child by them', async () => {
    const aide = await house.as('aide')
    expect(await find(aide, '00001212', 'child', 'child-guardian', 'guardian')).toEqual({ child: [] })
    expect(await find(aide, 'hexiu', 'child', 'child-guardian', 'guardian')).toEqual({ child: [] })
  })
})

test('who may list notices finds those that were written by their titles, published or not; who only receives them does not', async () => {
  await make(boss, resources.announcement, { titile: '秋游通知', msgType: 'ALL', userIds: null })
  const found = await find(boss, 'qiuyou', 'announcement')
  expect(found.announcement).toMatchObject([{ titile: '秋游通知', sendStatus: '0' }])
  expect(await find(await house.as('aide'), 'qiuyou', 'announcement')).toEqual({})
})

describe('nobody finds what they are not shown in lists:', () => {
  test('a teacher no child of another class', async () => {
    expect(await names(boss, 'duoduo')).toHaveLength(2)
    expect(await names(teacher, 'duoduo')).toEqual(['朱梦涵'])
    expect(await names(teacher, 'zmh')).toEqual(['朱梦涵'])
  })

  test('an accountant no number of staff, by which they find nobody either, and no guardian at all', async () => {
    const { staff: found = [], ...rest } = await find(accountant, 'shan', 'staff', 'guardian')
    expect(found.map(({ name, phone }) => [name, phone])).toEqual([['单晓玥', undefined]])
    expect(rest).toEqual({})
    expect(await names(accountant, '9000022', 'staff')).toEqual([])
  })

  test('another tenant nothing', async () => {
    expect(await find(stranger, 'zmh', 'child', 'staff', 'guardian')).toEqual({ child: [], staff: [], guardian: [] })
  })
})

test('whoever is called otherwise from now on is found by that, and who is gone by nothing', async () => {
  const { id } = await make(boss, guardian, { name: '解放', phone: '13800003333' })
  expect(await names(boss, 'xief', 'guardian')).toEqual(['解放'])
  await boss(at('PUT', guardian, 'edit'), { id, name: '仇英' })
  expect(await names(boss, 'xief', 'guardian')).toEqual([])
  expect(await names(boss, 'qiuy', 'guardian')).toEqual(['仇英'])
  await boss(at('DELETE', guardian, `delete?id=${id}`))
  expect(await names(boss, 'qiuy', 'guardian')).toEqual([])
})

test('rows of before, which have no keys, are given them once', async () => {
  const { engine } = house
  const { owner } = engine.databases
  await sql`truncate search_key, search_filled`.execute(owner)
  expect(await names(boss, 'zmh')).toEqual([])
  await fillSearchKeys(owner, engine.catalogue)
  expect(await names(boss, 'zmh')).toEqual(['朱梦涵'])
  await sql`truncate search_key`.execute(owner)
  await fillSearchKeys(owner, engine.catalogue)
  expect(await names(boss, 'zmh')).toEqual([])
  await sql`truncate search_filled`.execute(owner)
  await fillSearchKeys(owner, engine.catalogue)
})

test.each([
  ['words=%00&nouns=child', 'input.malformed'],
  [`words=${'x'.repeat(51)}&nouns=child`, 'input.invalid'],
  ['words=x', 'input.invalid'],
  ["words=x&nouns=child'--", 'input.invalid'],
])('%s is refused', async (query, error) => expect(await boss(`GET /sys/search?${query}`)).toMatchObject({ success: false, error }))

test.each(['', ' ', '%25', "'", '\\', '_', '[', '\u{10ffff}', '😀'])('nothing is found by %j, and nothing breaks', async (words) => {
  expect(
    (await boss(`GET /sys/search?words=${encodeURIComponent(decodeURIComponent(words))}&nouns=child,constructor,unicorn`)).result,
  ).toEqual({
    child: [],
  })
})

test('keys are looked up in the index of theirs, behind the policies of tenants', async () => {
  const { databases } = house.engine
  await sql`insert into search_key (tenant_id, noun, key, row_id, field, place)
    select 1, 'child', md5(n::text), 'none' || n, 'name', 0 from generate_series(1, 20000) n`.execute(databases.owner)
  await sql`analyze search_key`.execute(databases.owner)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select row_id from search_key
    where ${isOwn} and noun = ${'child'} and key >= ${'zmh'} and key < ${'zmh\u{10ffff}'}`.execute(databases.tenant(1))
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Cond: .*key >= 'zmh'/)
  expect(plan).not.toContain('Seq Scan')
})
