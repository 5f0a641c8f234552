import { AttendanceRecord } from '../../src/areas/attendance/mark/attendance-record'
import { type BenchHouse, inHouse } from './bench-house'
import { type Bench, type Figure, growth, time } from './figure'
import { type Line, openLines } from './line'
import { holdRecords } from './many-records'
import { cost } from './measure'

const rows = 100_000
const times = 40
/** Milliseconds within which a list appears at once. */
const soon = 60

type Param = { readonly field: string; readonly rule: string; readonly val: string | readonly string[] }
const list = `${AttendanceRecord.path}/list`
const advanced = (params: readonly Param[], matchType = 'and') =>
  `${list}?${new URLSearchParams({ superQueryMatchType: matchType, superQueryParams: JSON.stringify(params) })}`

const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)

async function asked(house: BenchHouse): Promise<Figure[]> {
  const [line] = (await openLines(house.address, 'principal', 1)) as [Line]
  const { rows: found } = await house.owner.query<{ id: string }>('select id from child where class_id is not null order by id limit 3')
  const children = found.map(({ id }) => id)
  const takes = async (path: string) => {
    const { success, result } = JSON.parse(await line.call('GET', path)) as { success: boolean; result: { total: number } }
    if (!success || result.total === 0) throw new Error(`found nothing: ${path}`)
    return { ms: await cost(() => line.call('GET', path), times), total: result.total }
  }
  const month = { begin: daysAgo(60), end: daysAgo(30) }
  const plain = await takes(`${list}?status=A&date_begin=${month.begin}&date_end=${month.end}`)
  const same = await takes(
    advanced([
      { field: 'status', rule: 'eq', val: 'A' },
      { field: 'date', rule: 'ge', val: month.begin },
      { field: 'date', rule: 'le', val: month.end },
    ]),
  )
  if (plain.total !== same.total) throw new Error(`${same.total} rows by an advanced query, ${plain.total} by filters`)
  const some = await takes(advanced([{ field: 'childId', rule: 'in', val: children }]))
  const either = await takes(
    advanced(
      [
        { field: 'childId', rule: 'in', val: children },
        { field: 'status', rule: 'ne', val: 'P' },
      ],
      'or',
    ),
  )
  line.close()
  return [
    time('by filters', plain.ms, soon),
    time('the same by an advanced query', same.ms, soon),
    growth('advanced query / filters', same.ms / plain.ms, 1.2),
    time('of three children', some.ms, soon),
    time('of three children, or absent', either.ms, soon),
  ]
}

/** A page found by an advanced query beside the same page found by plain filters, over HTTP. */
export const advancedQueryBench: Bench = {
  name: 'query',
  says: `10 of ${rows} attendance records by an advanced query, against the same by filters`,
  run: inHouse('garden-server.ts', async (house) => {
    await holdRecords(house, rows)
    return await asked(house)
  }),
}
