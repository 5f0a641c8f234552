import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test, vi } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { recordKey } from '../../../../src/areas/attendance/keys'
import { promotePath, takeBackPath } from '../../../../src/areas/families/promotion/promotion-paths'
import { proposedClasses } from '../../../../src/areas/families/promotion/proposal'
import { instant } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { systemPerson } from '../../../../src/server/auth/system-person'
import { doDaily } from '../../../../src/server/start/daily'
import { runOwn } from '../../../../src/server/sync/run-batch'
import { at } from '../../../kit/every-noun'
import { type Answered, type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietProduct } from '../../../kit/server/quiet-house'
import { statementCount } from '../../../kit/server/statement-count'

const { child, enrolment } = resources
const group = resources.class
const year = resources['school-year']
const clock = { today: '2027-07-01' }
const firstDay = '2027-09-01'
let house: OpenHouse | undefined
let boss: Awaited<ReturnType<OpenHouse['as']>>

const names = ['小一班', '小二班', '中一班', '中二班', '大一班', '大二班']
const levelOf = (name: string) => String('托小中大'.indexOf(name[0] ?? ''))
/** Children of the class at a place of `names`, by place. */
const childAt = (place: number, at: number) => `child.${place}.${at}`

/** A house of six classes with so many children each, in the year 2026-2027, on the first of July. */
async function openSix(size: number): Promise<OpenHouse> {
  await house?.close()
  clock.today = '2027-07-01'
  const opened = await openHouse(
    quietProduct([
      { username: 'leader', roles: ['principal'] },
      { username: 'vice', roles: ['viceAdmin'] },
    ]),
    () => instant(`${clock.today} 09:00:00`),
  )
  await runOwn(opened.engine, systemPerson(1), async (ctx) => {
    await ctx.put(year, 'year.26', { name: '2026-2027学年', beginDate: '2026-09-01', endDate: '2027-08-31' })
    for (const [place, name] of names.entries()) {
      const classId = `class.${place}`
      await ctx.put(group, classId, { name, gradeLevel: levelOf(name), yearId: 'year.26', status: '1', capacity: 30 })
      for (let nth = 0; nth < size; nth += 1) {
        const id = childAt(place, nth)
        const values = { studentNo: id, name: id, sex: '1', birthday: '2022-01-01', entryDate: '2026-09-01', classId, status: '20' }
        await ctx.put(child, id, { ...values, emergencyName: 'a', emergencyPhone: '13800000000' })
        await ctx.put(enrolment, `time.${place}.${nth}`, { childId: id, classId, beginDate: '2026-09-01', endDate: null })
      }
    }
    await ctx.put(resources['school-day'], firstDay, { date: firstDay, isOpen: true, mealServed: true })
  })
  house = opened
  boss = await opened.as('leader')
  return opened
}
afterAll(() => house?.close())

const old = names.map((name, place) => ({
  id: `class.${place}`,
  name,
  gradeLevel: levelOf(name),
  room: null,
  capacity: 30,
  headTeacherId: null,
}))
const asked = (more: object = {}) => ({
  id: uuidv7(),
  fromYearId: 'year.26',
  toYearName: '2027-2028学年',
  yearBegin: firstDay,
  yearEnd: '2028-08-31',
  beginDate: firstDay,
  classes: proposedClasses(old, new Map()),
  children: [] as object[],
  ...more,
})
const promote = (body: object): Promise<Answered> => boss(`POST ${promotePath}`, body)
const takeBack = (reversesId: string, id = uuidv7()): Promise<Answered> => boss(`POST ${takeBackPath}`, { id, reversesId })
const begin = async (opened: OpenHouse, day: string) => {
  clock.today = day
  await doDaily(opened.engine, 1, product.daily)
}

/** Living rows as people see them: without what counts writes, and without what a row says of the document itself. */
async function standing({ engine }: OpenHouse): Promise<unknown> {
  const db = engine.databases.owner
  const tables = ['class', 'school_year', 'child', 'enrolment', 'guardian', 'attendance_sheet']
  const found: Record<string, unknown> = {}
  for (const table of tables) {
    const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) - 'rev' - 'versions' - 'seq' - 'update_by' - 'update_time' as row
      from ${sql.table(table)} t where not gone order by id`.execute(db)
    found[table] = rows.map(({ row }) => row)
  }
  return found
}

async function counted(
  { engine }: OpenHouse,
  query: ReturnType<typeof sql<{ key: string; many: number }>>,
): Promise<Record<string, number>> {
  const { rows } = await query.execute(engine.databases.owner)
  return Object.fromEntries(rows.map(({ key, many }) => [key, Number(many)]))
}
const classStates = (opened: OpenHouse) => counted(opened, sql`select status as key, count(*) as many from class where not gone group by 1`)
const childStates = (opened: OpenHouse) => counted(opened, sql`select status as key, count(*) as many from child where not gone group by 1`)
const childrenByClass = (opened: OpenHouse) =>
  counted(
    opened,
    sql`select coalesce(k.name || ' ' || y.name, 'none') as key, count(*) as many from child c left join class k on k.id = c.class_id and k.tenant_id = c.tenant_id
      left join school_year y on y.id = k.year_id and y.tenant_id = k.tenant_id where not c.gone and c.status = '20' group by 1`,
  )

const apart = [
  { childId: childAt(0, 0), outcome: 'repeat', toPlace: 7 },
  { childId: childAt(2, 0), outcome: 'leave', toPlace: null },
  { childId: childAt(4, 0), outcome: 'wait', toPlace: null },
  { childId: childAt(5, 0), outcome: 'repeat', toPlace: 3 },
]

test('a house moves up: nothing changes for anybody before the first day, then everything does, and all of it is taken back', async () => {
  const opened = await openSix(4)
  const before = await standing(opened)
  const body = asked({ children: apart })
  expect(await promote(body)).toMatchObject({ success: true })
  expect(await classStates(opened)).toEqual({ 0: 6, 1: 6 })
  expect(await childStates(opened)).toEqual({ 20: 24 })
  const { result } = await boss(at('GET', resources.promotion, `queryById?id=${body.id}`))
  expect(result).toMatchObject({
    number: 'SB-2027-001',
    status: 'POSTED',
    madeYear: true,
    before: 24,
    moved: 14,
    repeated: 2,
    graduated: 6,
    left: 1,
    waiting: 1,
  })

  await begin(opened, '2027-08-31')
  expect(await classStates(opened)).toEqual({ 0: 6, 1: 6 })
  await begin(opened, firstDay)
  expect(await classStates(opened)).toEqual({ 1: 6, 2: 4, 3: 2 })
  expect(await childStates(opened)).toEqual({ 20: 17, 50: 6, 60: 1 })
  expect(await childrenByClass(opened)).toEqual({
    '中一班 2027-2028学年': 3,
    '中二班 2027-2028学年': 4,
    '大一班 2027-2028学年': 4,
    '大二班 2027-2028学年': 4,
    '小一班 2027-2028学年': 1,
    none: 1,
  })
  const sheets = await counted(
    opened,
    sql`select k.name as key, s.expected as many from attendance_sheet s join class k on k.id = s.class_id and k.tenant_id = s.tenant_id
      where s.date = ${firstDay} and not s.gone`,
  )
  expect(sheets).toEqual({ 中一班: 3, 中二班: 4, 大一班: 4, 大二班: 4, 小一班: 1, 小二班: 0 })
  await begin(opened, firstDay)
  expect(await childStates(opened)).toEqual({ 20: 17, 50: 6, 60: 1 })

  expect(await takeBack(body.id)).toMatchObject({ success: true })
  expect(await standing(opened)).toEqual(before)
  expect(await takeBack(body.id)).toMatchObject({ success: false, code: 409 })
  // Taken back, the year may move up anew.
  clock.today = '2027-07-02'
  expect(await promote(asked())).toMatchObject({ success: true })
})

test('once a roll of the new year was called, nobody takes it back, and nothing of it is half done', async () => {
  const opened = await openSix(2)
  const body = asked()
  await promote(body)
  await begin(opened, firstDay)
  const mark = { childId: childAt(0, 0), classId: `${body.id}.c1.class`, date: firstDay, status: 'P' }
  await runOwn(opened.engine, systemPerson(1), (ctx) => ctx.put(resources['attendance-record'], recordKey(mark), mark))
  const now = await standing(opened)
  const answered = await takeBack(body.id)
  expect(answered).toMatchObject({ success: false, message: expect.stringContaining('1 张考勤单') })
  expect(await standing(opened)).toEqual(now)
})

test('two who move the same year up at once: one does, the other is told so, and the house has moved up once', async () => {
  const opened = await openSix(2)
  const answers = await Promise.all([promote(asked()), promote(asked())])
  expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: 409, message: expect.stringContaining('已经升过班') })
  expect(await classStates(opened)).toEqual({ 0: 6, 1: 6 })
})

test('the same call made again does nothing more, also at the same time', async () => {
  const opened = await openSix(2)
  const body = asked({ children: apart.slice(0, 1) })
  const answers = await Promise.all([promote(body), promote(body)])
  expect(answers.map(({ success }) => success)).toEqual([true, true])
  const once = await standing(opened)
  expect(await promote(body)).toMatchObject({ success: true })
  expect(await standing(opened)).toEqual(once)
  expect(await classStates(opened)).toEqual({ 0: 6, 1: 6 })
})

test('what was entered since stays: a child that came into a new class stops taking it back, one that left before it began does not come again', async () => {
  const opened = await openSix(2)
  const body = asked()
  await promote(body)
  const put = (id: string, values: object) =>
    runOwn(opened.engine, systemPerson(1), (ctx) => ctx.put(enrolment, id, { beginDate: firstDay, endDate: null, ...values }))
  await put('since', { childId: childAt(4, 0), classId: `${body.id}.c7.class` })
  expect(await takeBack(body.id)).toMatchObject({ success: false, message: expect.stringContaining('1 条后来登记的') })
  await runOwn(opened.engine, systemPerson(1), (ctx) => ctx.remove(enrolment, 'since'))
  await put('time.0.0', { beginDate: '2026-09-01', endDate: '2027-07-10' })
  expect(await takeBack(body.id)).toMatchObject({ success: true })
  const { rows } = await sql<{
    id: string
    end: string | null
  }>`select id, end_date::text as end from enrolment where not gone and id in ('time.0.0', 'time.0.1')
    order by id`.execute(opened.engine.databases.owner)
  expect(rows).toEqual([
    { id: 'time.0.0', end: '2027-07-10' },
    { id: 'time.0.1', end: null },
  ])
})

test('whoever came into an old class after it was posted goes along on the first day, and the document counts them', async () => {
  const opened = await openSix(2)
  const body = asked()
  await promote(body)
  await runOwn(opened.engine, systemPerson(1), async (ctx) => {
    const values = { name: 'late', studentNo: 'late', sex: '1', birthday: '2022-01-01', entryDate: '2027-07-05', status: '20' }
    await ctx.put(child, 'late', { ...values, emergencyName: 'a', emergencyPhone: '13800000000' })
    await ctx.put(enrolment, 'late', { childId: 'late', classId: 'class.0', beginDate: '2027-07-05', endDate: null })
  })
  await begin(opened, firstDay)
  expect(await childrenByClass(opened)).toMatchObject({ '中一班 2027-2028学年': 3 })
  expect((await boss(at('GET', resources.promotion, `queryById?id=${body.id}`))).result).toMatchObject({
    before: 13,
    moved: 9,
    graduated: 4,
  })
})

const wrongs = (): [string, object, string][] => [
  ['the first day is today', { beginDate: clock.today, yearBegin: clock.today }, '最早为明天'],
  ['the first day is not in the new year', { beginDate: '2027-08-30' }, '新学年之内'],
  ['a class is left out', { classes: asked().classes.slice(1) }, '小一班'],
  ['two classes have one name', { classes: asked().classes.map((one) => ({ ...one, name: one.graduates ? null : '同名班' })) }, '同名班'],
  ['a child is not there', { children: [{ childId: 'nobody', outcome: 'wait', toPlace: null }] }, ''],
  ['a child repeats in no class', { children: [{ childId: childAt(0, 0), outcome: 'repeat', toPlace: 5 }] }, '留班'],
  ['an outcome is none', { children: [{ childId: childAt(0, 0), outcome: 'fly', toPlace: null }] }, ''],
  ['the day is none', { beginDate: 'soon' }, ''],
]
test('what contradicts itself is refused whole, with why; a vice principal and a stranger move nobody', async () => {
  const opened = await openSix(1)
  const before = await standing(opened)
  for (const [what, more, why] of wrongs()) {
    const answered = await promote(asked(more))
    expect([what, answered.success, answered.status < 500, answered.message.includes(why)]).toEqual([what, false, true, true])
  }
  for (const who of ['vice', 'nobody']) expect((await (await opened.as(who))(`POST ${promotePath}`, asked())).status).toBe(403)
  expect(await takeBack('nowhere')).toMatchObject({ success: false, code: 404 })
  expect(await standing(opened)).toEqual(before)
})

/** How many statements something takes of the house's own database. */
async function statementsOf({ engine: { databases } }: OpenHouse, act: () => Promise<unknown>): Promise<number> {
  const { plugin, count } = statementCount()
  const open = databases.tenant
  const spy = vi.spyOn(databases, 'tenant').mockImplementation((id) => open(id).withPlugin(plugin))
  await act().finally(() => spy.mockRestore())
  return count()
}

test('of 360 children each costs a handful of statements to move up and to come back, as it would among six', async () => {
  const taken = async (size: number) => {
    const opened = await openSix(size)
    const before = await standing(opened)
    const body = asked()
    const there = await statementsOf(opened, async () => expect(await promote(body)).toMatchObject({ success: true }))
    const back = await statementsOf(opened, async () => expect(await takeBack(body.id)).toMatchObject({ success: true }))
    expect(await standing(opened)).toEqual(before)
    return { there, back }
  }
  const [few, many] = [await taken(1), await taken(60)]
  const more = 6 * (60 - 1)
  expect((many.there - few.there) / more).toBeLessThanOrEqual(6)
  expect((many.back - few.back) / more).toBeLessThanOrEqual(5)
  // What does not hang on a child, and whether they are counted at all.
  for (const count of Object.values(few)) expect([count > 20, count < 150]).toEqual([true, true])
})
