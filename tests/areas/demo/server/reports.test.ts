import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChildDays } from '../../../../src/areas/attendance/child-days'
import type { MonthTable } from '../../../../src/areas/attendance/month/month-table'
import { childMealsReport, type MealsOfChild } from '../../../../src/areas/attendance/reports/child-meals-report'
import { childReport } from '../../../../src/areas/attendance/reports/child-report'
import { illnessReport } from '../../../../src/areas/attendance/reports/illness-report'
import { byCause, type IllnessOfHouse } from '../../../../src/areas/attendance/reports/illness-tables'
import { kitchenReport } from '../../../../src/areas/attendance/reports/kitchen-report'
import { monthReport } from '../../../../src/areas/attendance/reports/month-report'
import { timelineReport } from '../../../../src/areas/attendance/reports/timeline-report'
import { todayReport } from '../../../../src/areas/attendance/reports/today-report'
import { type Tracing, tracingReport } from '../../../../src/areas/attendance/reports/tracing-report'
import { type Trend, trendReport } from '../../../../src/areas/attendance/reports/trend-report'
import type { RollChild } from '../../../../src/areas/attendance/sheet/roll-call'
import { sumOfTallies } from '../../../../src/areas/attendance/sheet/tally'
import { completenessReport } from '../../../../src/areas/canteen/reports/completeness-report'
import { registerReport } from '../../../../src/areas/canteen/reports/register-report'
import { Child } from '../../../../src/areas/families/published/child'
import { type Report, reportPath, reportSheetPath } from '../../../../src/contract/report/report'
import { rowsOf } from '../../../../src/contract/report/report-source'
import { tableOf } from '../../../../src/contract/report/report-table'
import { addDays, dayOf, weekday } from '../../../../src/contract/time'
import { product } from '../../../../src/product'
import { readSource } from '../../../../src/server/report/read-source'
import { deviceReport } from '../../../kit/device/device-report'
import { type OpenHouse, openHouse } from '../../../kit/server/open-house'
import { quietNow } from '../../../kit/server/quiet-house'

let house: OpenHouse
const today = dayOf(quietNow())
const month = addDays(today, -25).slice(0, 7)
/** Reports over what lies on somebody's device, which is filled once. */
let copyOf: (username: string) => ReturnType<typeof deviceReport>
beforeAll(async () => {
  house = await openHouse(product, quietNow)
  const copies = new Map<string, ReturnType<typeof deviceReport>>()
  copyOf = (username) => {
    const copy = copies.get(username) ?? deviceReport(house, username)
    copies.set(username, copy)
    return copy
  }
})
afterAll(() => house.close())

const addressOf = (report: Report, params: Readonly<Record<string, string>> = {}) =>
  `GET ${reportPath(report)}?${new URLSearchParams(params)}` as `GET /${string}`
describe('a device and the server work out the same figures from the same rows', () => {
  test.each(['principal', 'teacher', 'cook', 'accountant'])('for the %s', async (username) => {
    const call = await house.as(username)
    const copy = await copyOf(username)
    for (const report of [todayReport, kitchenReport]) {
      const { status, result } = await call(addressOf(report))
      expect(status, report.name).toBe(200)
      expect(result, report.name).toEqual(copy(report, {}))
    }
  })

  test.each(['principal', 'doctor', 'teacher'])('of absences followed and of who was ill, for the %s', async (username) => {
    const call = await house.as(username)
    for (const report of [tracingReport, illnessReport] as readonly Report[]) {
      const { status, result } = await call(addressOf(report))
      expect(status, report.name).toBe(200)
      expect(report.rows(result).length, report.name).toBeGreaterThan(0)
      expect(result, report.name).toEqual((await copyOf(username))(report, {}))
    }
  })

  test.each(['principal', 'teacher', 'accountant'])('of attendance over the last weeks, for the %s', async (username) => {
    const call = await house.as(username)
    const copy = await copyOf(username)
    const said = { from: addDays(today, -20), to: today, step: 'week' }
    const { status, result } = await call(addressOf(trendReport, said))
    expect(status).toBe(200)
    const trend = result as Trend
    expect(trend).toEqual(copy(trendReport, said))
    expect(trend.counts.expected).toBeGreaterThan(0)
    // Who knows no child hears of no causes.
    expect(trend.causes.length > 0).toBe(username !== 'accountant')
  })

  test.each(['principal', 'doctor', 'teacher'])('of each child of a class over three weeks, for the %s', async (username) => {
    const copy = await copyOf(username)
    const rows = await childrenOf(await ownClass('teacher'))
    for (const { id } of rows.slice(0, 6)) {
      const said = { child: id, from: addDays(today, -20), to: today }
      const data = await daysOf(username, said)
      expect(data.days).toHaveLength(21)
      expect(data).toEqual(copy(childReport, said))
      const { result } = await (await house.as(username))(addressOf(timelineReport, { child: id, from: said.from }))
      expect(result).toEqual(copy(timelineReport, { child: id, from: said.from }))
    }
  })

  test.each(['principal', 'doctor'])('of what the children of a class eat in a week, for the %s', async (username) => {
    const copy = await copyOf(username)
    const said = (child: string) => ({ child, monday: addDays(today, 1 - weekday(today)) })
    for (const { id } of (await childrenOf(await ownClass('teacher'))).slice(0, 6)) {
      const { status, result } = await (await house.as(username))(addressOf(childMealsReport, said(id)))
      expect(status).toBe(200)
      expect((result as MealsOfChild).days.length).toBeGreaterThan(2)
      expect(result).toEqual(copy(childMealsReport, said(id)))
    }
  })

  test.each(['principal', 'cook'])('of samples, their register and its fingerprint, for the %s', async (username) => {
    const copy = await copyOf(username)
    for (const [report, said] of [
      [completenessReport, {}],
      [registerReport, { from: addDays(today, -9), to: today, form: '1' }],
    ] as readonly [Report, Record<string, string>][]) {
      const { result } = await (await house.as(username))(addressOf(report, said))
      expect(report.rows(result).length, report.name).toBeGreaterThan(2)
      expect(result, report.name).toEqual(copy(report, said))
    }
  })

  test('of a month as well, named children and all', async () => {
    const own = (await copyOf('teacher'))(todayReport, {}) as { lines: { id: string }[] }
    expect(own.lines).toHaveLength(1)
    const params = { class: String(own.lines[0]?.id), month: today.slice(0, 7) }
    for (const username of ['principal', 'teacher']) {
      const { result } = await (await house.as(username))(addressOf(monthReport, params))
      expect(result).toEqual((await copyOf(username))(monthReport, params))
    }
  })
})

const ownClass = async (username: string) => {
  const { result }: { result: { lines: readonly { id: string }[] } } = await (await house.as(username))(addressOf(todayReport))
  return String(result.lines[0]?.id)
}
const monthOf = async (username: string, params: Record<string, string>): Promise<{ table: MonthTable<{ id: string } & RollChild> }> =>
  (await (await house.as(username))(addressOf(monthReport, params))).result

const resultOf = async <T>(username: string, report: Report, params: Record<string, string> = {}) =>
  (await (await house.as(username))(addressOf(report, params))).result as T
const daysOf = (username: string, params: Record<string, string>) => resultOf<ChildDays>(username, childReport, params)
/** The children of a class in the month that is looked at, with what the register counts of each. */
const childrenOf = async (classId: string) =>
  (await monthOf('principal', { class: classId, month })).table.rows.map(({ child, counts }) => ({ id: child.id, counts }))
const otherClass = async () => {
  const own = await ownClass('teacher')
  const { lines } = await resultOf<{ lines: readonly { id: string }[] }>('principal', todayReport)
  return String(lines.find(({ id }) => id !== own)?.id)
}

test('what a child comes to over a month is its line in the register, for every child of the class', async () => {
  const rows = await childrenOf(await ownClass('teacher'))
  const until = addDays(`${month}-01`, 31).slice(0, 7)
  for (const { id, counts } of rows) {
    const data = await daysOf('principal', { child: id, from: `${month}-01`, to: addDays(`${until}-01`, -1) })
    expect(data.counts, id).toEqual(counts)
    expect(data.days.filter(({ isCounted, cell }) => isCounted && cell === 'S').length, id).toBe(counts.sick)
  }
  expect(sumOfTallies(rows.map(({ counts }) => counts)).sick).toBeGreaterThan(0)
})

test.each(['principal', 'teacher'])('who was ill adds up by class, by day and by cause, for the %s', async (username) => {
  const data = await resultOf<IllnessOfHouse>(username, illnessReport)
  const sum = (counts: readonly (number | null)[]) => counts.reduce<number>((total, count) => total + (count ?? 0), 0)
  expect(sum(data.days.map(({ count }) => count))).toBeGreaterThan(0)
  const speech = { language: 'en', textOf: (_: string, value: string) => value } as const
  for (const view of [illnessReport, byCause]) {
    const { rows, totals } = tableOf(view.columns(data), view.rows(data), speech)
    for (const line of [...rows, totals ?? []]) expect(sum(line.slice(1, -1).map(Number)), String(line[0])).toBe(Number(line.at(-1)))
    expect(totals?.slice(1, -1).map(Number)).toEqual(data.days.map(({ count }) => count))
  }
})

test('the register of a past month, which no device holds, adds up by rows and by columns', async () => {
  const { table } = await monthOf('principal', { class: await ownClass('teacher'), month })
  expect(table.rows.length).toBeGreaterThan(20)
  expect(table.days.length).toBeGreaterThan(3)
  expect(sumOfTallies(table.rows.map(({ counts }) => counts))).toEqual(table.counts)
  expect(sumOfTallies(table.days.filter(({ isCounted }) => isCounted).map(({ counts }) => counts))).toEqual(table.counts)
})

describe('who may see what', () => {
  test('whoever may not see the screen, or the rows behind it, is refused, and nobody else is told the sheet either', async () => {
    const params = { class: await ownClass('teacher'), month }
    const cook = await house.as('cook')
    expect(await cook(addressOf(monthReport, params))).toMatchObject({ status: 403, error: 'access.denied' })
    const sheet = { url: `${reportSheetPath(monthReport)}?${new URLSearchParams(params)}`, headers: { 'x-access-token': cook.token } }
    expect((await house.server.inject(sheet)).statusCode).toBe(403)
    expect((await house.call(addressOf(todayReport))).status).toBe(401)
  })

  test('a teacher sees the own class: of another one the register is empty', async () => {
    const { result }: { result: { lines: readonly { id: string }[] } } = await (await house.as('principal'))(addressOf(todayReport))
    const own = await ownClass('teacher')
    expect(result.lines.map(({ id }) => id)).toContain(own)
    const other = result.lines.find(({ id }) => id !== own)?.id
    expect((await monthOf('principal', { class: String(other), month })).table.rows.length).toBeGreaterThan(20)
    expect((await monthOf('teacher', { class: String(other), month })).table).toMatchObject({ rows: [], counts: { expected: 0 } })
  })

  test('the days of a child of another class are told no teacher, nor whether there is one', async () => {
    const [one] = await childrenOf(await otherClass())
    const said = { child: String(one?.id), from: `${month}-01`, to: today }
    for (const username of ['principal', 'doctor'])
      expect(
        (await daysOf(username, said)).days.some(({ cell }) => cell === 'P'),
        username,
      ).toBe(true)
    const told = await daysOf('teacher', said)
    expect(told).toMatchObject({ days: [], counts: { expected: 0, sick: 0 }, rate: null })
    expect(told).toEqual(await daysOf('teacher', { ...said, child: 'nobody' }))
  })

  test('a teacher is told of nobody followed and nobody ill but in the own class', async () => {
    const [own, all] = [await resultOf<Tracing>('teacher', tracingReport), await resultOf<Tracing>('principal', tracingReport)]
    expect(new Set(all.lines.map(({ className }) => className)).size).toBeGreaterThan(1)
    const classes = new Set([...own.lines, ...own.calls, ...own.isolated].map(({ className }) => className))
    expect(classes.size).toBe(1)
    const ill = await resultOf<IllnessOfHouse>('teacher', illnessReport)
    expect(ill.classes.map(({ id }) => id)).toEqual([await ownClass('teacher')])
    expect(own.lines).toEqual(all.lines.filter(({ className }) => classes.has(className)))
  })

  test.each(['cook', 'storekeeper', 'accountant', 'admin'])(
    'the %s is told the days of no child, nobody followed and nobody ill',
    async (username) => {
      const call = await house.as(username)
      const [one] = await childrenOf(await ownClass('teacher'))
      const child = { child: String(one?.id), from: today, to: today }
      for (const [report, said] of [
        [childReport, child],
        [tracingReport, {}],
        [illnessReport, {}],
      ] as readonly [Report, Record<string, string>][]) {
        expect(await call(addressOf(report, said)), report.name).toMatchObject({ status: 403, error: 'access.denied', result: null })
        const sheet = { url: `${reportSheetPath(report)}?${new URLSearchParams(said)}`, headers: { 'x-access-token': call.token } }
        expect((await house.server.inject(sheet)).statusCode, report.name).toBe(403)
      }
    },
  )

  test('the kitchen counts heads and is told no child', async () => {
    const { result } = await (await house.as('cook'))(addressOf(todayReport))
    expect((result as { lines: { names: string[] }[] }).lines.flatMap(({ names }) => names)).toEqual([])
  })
})

test.each([
  [{ month: '2026-13' }, 'month'],
  [{ month: "2026-1' or" }, 'month'],
  [{ class: '' }, 'class'],
  [{ until: '2026-02-30' }, 'until'],
])('what cannot be asked is refused with its reason: %o', async (wrong, field) => {
  const principal = await house.as('principal')
  const answered = await principal(addressOf(monthReport, { class: 'c', month, ...wrong }))
  expect(answered).toMatchObject({ success: false, error: 'input.invalid' })
  expect(Object.keys(answered.problems ?? {})).toEqual([field])
})

test('more rows than a report may read are refused instead of cut off', async () => {
  const { people, databases } = house.engine
  const session = await people.find((await house.as('principal')).token)
  if (!session) throw new Error('nobody is signed in')
  const asking = { engine: house.engine, person: session.person, language: 'zh-CN' } as const
  const source = rowsOf(Child, { status: '20' })
  expect((await readSource(databases.tenant(1), asking, source)).length).toBeGreaterThan(100)
  await expect(readSource(databases.tenant(1), asking, source, 100)).rejects.toMatchObject({ code: 'record.too-many' })
})

test.each(['zh-CN', 'en'] as const)('a sheet says what the screen says, the totals last (%s)', async (language) => {
  const principal = await house.as('principal')
  const texts = await house.engine.dictionaries.texts(1, language)
  const textOf = (dict: string, value: string) => texts.get(dict)?.get(value) ?? value
  const params = { class: await ownClass('teacher'), month }
  for (const [report, asked] of [
    [monthReport as Report, params],
    [todayReport as Report, {}],
    [kitchenReport as Report, {}],
    [completenessReport as Report, {}],
    [registerReport as Report, { from: addDays(today, -3), to: today }],
    [tracingReport as Report, {}],
    [illnessReport as Report, {}],
    [childReport as Report, { child: String((await childrenOf(params.class))[0]?.id), from: addDays(today, -20), to: today }],
  ] as const) {
    const data = (await principal(addressOf(report, asked), undefined, { 'accept-language': language })).result
    const { headings, rows, totals } = tableOf(report.columns(data), report.rows(data), { language, textOf })
    const answered = await house.server.inject({
      url: `${reportSheetPath(report)}?${new URLSearchParams(asked)}`,
      headers: { 'x-access-token': principal.token, 'accept-language': language },
    })
    const book = read(answered.rawPayload, { type: 'buffer' })
    const cells = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
    expect(cells).toEqual([headings, ...rows, ...(totals ? [totals] : [])].map((line) => line.map((cell) => cell ?? '')))
    expect(rows.length).toBeGreaterThan(2)
  }
})
