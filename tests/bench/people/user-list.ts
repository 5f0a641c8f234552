import { User } from '../../../src/contract/system/user'
import { type BenchHouse, inHouse } from '../bench-house'
import { type Bench, type Figure, growth, ratio, time } from '../figure'
import { type Line, openLines } from '../line'
import { listStatement } from '../list-statement'
import { compare, cost, pace } from '../measure'
import { holdPeople } from './many-people'

const sizes = [1000, 100_000] as const
const times = 20
const window = 1500
/** Milliseconds within which a list appears at once. What lies within a name no index finds: every row is looked at. */
const soon = 60
const scanned = 250
const isScanned = (what: keyof typeof asked) => asked[what].includes('*')

const asked = {
  'first page': 'pageNo=1&pageSize=10',
  'page in the middle': 'pageNo=40&pageSize=10',
  'by part of a name': 'pageNo=1&pageSize=10&realname=*reader 77*',
  'by telephone number': 'pageNo=1&pageSize=10&phone=p777',
  'frozen ones': 'pageNo=1&pageSize=10&status=2',
  'by name, backwards': 'pageNo=1&pageSize=10&column=realname&order=desc',
} as const

type Taken = Readonly<Record<keyof typeof asked, number>>

/** Reads pages over several sign-ins in turn: calls are counted by sign-in. */
function reader(lines: readonly Line[]) {
  let next = 0
  return (query: string) => lines[next++ % lines.length]?.call('GET', `${User.path}/list?${query}`) ?? Promise.reject(new Error('no line'))
}

async function takenBy({ owner }: BenchHouse, read: ReturnType<typeof reader>, count: number): Promise<Taken> {
  await owner.query(`delete from session where user_id like 'reader.%'`)
  await owner.query(`delete from "user" where id like 'reader.%'`)
  await holdPeople(owner, count)
  await owner.query(`update "user" set status = '2' where id like 'reader.%7'`)
  await owner.query('vacuum analyze "user"')
  const entries: [string, number][] = []
  for (const [what, query] of Object.entries(asked)) {
    const asking = `${new URLSearchParams(query)}`
    if (JSON.parse(await read(asking)).result.records.length === 0) throw new Error(`nobody was found: ${what}`)
    entries.push([what, await cost(() => read(asking), times)])
  }
  return Object.fromEntries(entries) as Taken
}

async function measure(house: BenchHouse): Promise<Figure[]> {
  const lines = await openLines(house.address, 'admin', 8)
  const read = reader(lines)
  const few = await takenBy(house, read, sizes[0])
  const many = await takenBy(house, read, sizes[1])
  const { text, values } = await listStatement(User, { pageNo: '1', pageSize: '10' })
  const found = await compare({
    ours: () => pace(() => read(asked['first page']), 1, window),
    baseline: () => pace(() => house.tenant.query(text, values), 1, window),
    rounds: 3,
  })
  for (const line of lines) line.close()
  const names = Object.keys(asked) as (keyof typeof asked)[]
  return [
    ...names.map((what) => time(what, many[what], isScanned(what) ? scanned : soon)),
    ...names.map((what) =>
      growth(`${what}, ${sizes[1]} users beside ${sizes[0]}`, many[what] / few[what], isScanned(what) ? sizes[1] / sizes[0] : 2),
    ),
    ratio('first page over HTTP / the same page and count by the driver', found.ratio, 0.6),
  ]
}

/** The list of users of a house that has a whole city's. */
export const userList: Bench = {
  name: 'users',
  says: `10 of ${sizes[1]} users over HTTP, against 10 of ${sizes[0]} and against the driver`,
  run: inHouse('garden-server.ts', measure),
}
