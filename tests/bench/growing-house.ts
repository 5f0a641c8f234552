import { uuidv7 } from 'uuidv7'
import { AttendanceRecord } from '../../src/areas/attendance/mark/attendance-record'
import { tableFactsPath } from '../../src/contract/list/table-facts'
import type { Place, Reply } from '../../src/contract/sync/exchange'
import { signIn } from '../kit/server/post-json'
import { type BenchHouse, inHouse } from './bench-house'
import { type Bench, type Figure, growth, time } from './figure'
import { type Line, openLine } from './line'
import { holdRecords } from './many-records'
import { markingDevice, ownClass } from './mark-op'
import { cost } from './measure'

const sizes = [10_000, 100_000, 1_000_000] as const
const marks = 10
/** Milliseconds a call of the day may take; only the first copy of everything may take longer. */
const usual = 50
const patience: Readonly<Record<string, number>> = { 'full copy for a teacher': 2000 }
const list = `${AttendanceRecord.path}/list?pageNo=1&pageSize=10`

type Ask = { replica: string; since: number | null; ops: readonly unknown[]; place?: Place | null }
const exchange = async (line: Line, ask: Ask): Promise<Reply> => {
  const answer = await line.call('POST', '/sync', JSON.stringify({ epoch: null, scope: null, ...ask }))
  return (JSON.parse(answer) as { result: Reply }).result
}

/** Everything a device keeps, page by page, as after signing in on a new one. */
async function fullCopy(line: Line, replica: string): Promise<number> {
  let rows = 0
  for (let place: Place | null = null; ; ) {
    const reply: Reply = await exchange(line, { replica, since: null, place, ops: [] })
    rows += reply.changes.length
    place = reply.place ?? null
    if (!place) return rows
  }
}

/** Ten marks and what is new since the ten before. Fails when they are not taken. */
function marking(line: Line, next: ReturnType<typeof markingDevice>, start: number) {
  const replica = uuidv7()
  let since = start
  return async () => {
    const reply = await exchange(line, { replica, since, ops: next(marks) })
    since = reply.next
    const refused = reply.settled.find((one) => one.outcome !== 'applied')
    if (refused) throw new Error(`a mark was not taken: ${refused.outcome} ${refused.code}`)
  }
}

/** What is done all day, and how long each takes while the table has one size. Milliseconds. */
type Day = Readonly<Record<string, number>>

async function liveOneDay(house: BenchHouse, tokens: { readonly office: string; readonly teacher: string }): Promise<Day> {
  const office = await openLine(house.address, tokens.office)
  const teacher = await openLine(house.address, tokens.teacher)
  const own = await ownClass(house)
  const { rows } = await house.owner.query<{ seq: number; day: string }>(
    "select seq::integer, to_char(current_date - 1, 'YYYY-MM-DD') as day from sync_counter",
  )
  const replica = uuidv7()
  const day = {
    'list of everything': await cost(() => office.call('GET', list), 60),
    // Nobody may ask more often in a minute.
    'what every table holds': await cost(() => office.call('GET', tableFactsPath), 7),
    'list of one class': await cost(() => teacher.call('GET', list), 60),
    'list of one class and day': await cost(() => teacher.call('GET', `${list}&date=${rows[0]?.day}&classId=${own.classId}`), 60),
    [`exchange of ${marks} marks`]: await cost(marking(teacher, markingDevice(own), rows[0]?.seq ?? 0), 40),
    'full copy for a teacher': await cost(() => fullCopy(teacher, replica), 6),
  }
  office.close()
  teacher.close()
  return day
}

/** A house must not become slower as its years add up. */
export const growingHouse: Bench = {
  name: 'growth',
  says: `what is done all day, with ${sizes.join(', ')} attendance records; how much longer than with the fewest`,
  run: inHouse('garden-server.ts', async (house) => {
    const tokens = { office: await signIn(house.address, 'principal'), teacher: await signIn(house.address, 'teacher') }
    const days: Day[] = []
    for (const size of sizes) {
      await holdRecords(house, size)
      days.push(await liveOneDay(house, tokens))
    }
    const [least] = days
    return Object.keys(least ?? {}).flatMap((what): Figure[] => [
      time(`${what}, ${sizes[0]} records`, least?.[what] ?? 0, patience[what] ?? usual),
      ...days.slice(1).map((day, at) => growth(`${what}, ${sizes[at + 1]} records`, (day[what] ?? 0) / (least?.[what] ?? 1), 1.5)),
    ])
  }),
}
