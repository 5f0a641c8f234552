import { AttendanceRecord } from '../../src/areas/attendance/mark/attendance-record'
import { type BenchHouse, inHouse } from './bench-house'
import { type Bench, bareRate, type Figure, rate, ratio } from './figure'
import { openLines } from './line'
import { listStatement } from './list-statement'
import { holdRecords } from './many-records'
import { compare, pace } from './measure'

const window = 1500
const rows = 100_000
/** Lines that take turns in a lane: calls are counted by sign-in, and one alone would be told to slow down. */
const turns = 4

async function against(house: BenchHouse, connections: number): Promise<Figure[]> {
  const lines = await openLines(house.address, 'principal', connections * turns)
  let calls = 0
  const lineOf = (lane: number) => lines[lane * turns + (calls++ % turns)]
  const path = `${AttendanceRecord.path}/list?pageNo=1&pageSize=10`
  const { text, values } = await listStatement(AttendanceRecord, { pageNo: '1', pageSize: '10' })
  const clients = await Promise.all(Array.from({ length: connections }, () => house.tenant.connect()))
  try {
    const found = await compare({
      ours: () => pace((lane) => lineOf(lane)?.call('GET', path) ?? Promise.resolve(), connections, window),
      baseline: () => pace((lane) => clients[lane]?.query(text, values) ?? Promise.resolve(), connections, window),
    })
    const prepared = await pace((lane) => clients[lane]?.query({ name: 'page', text, values }) ?? Promise.resolve(), connections, window)
    return figuresOf(connections, found, prepared)
  } finally {
    // A house waits for every connection that is still held, so that whatever breaks here would never be said.
    for (const line of lines) line.close()
    for (const client of clients) client.release()
  }
}

function figuresOf(connections: number, found: Awaited<ReturnType<typeof compare>>, prepared: number): Figure[] {
  const how = connections === 1 ? '1 connection' : `${connections} connections`
  return [
    rate(`${how}, list`, found.ours, 'pages', 500),
    bareRate(`${how}, driver`, found.baseline, 'pages'),
    bareRate(`${how}, driver with the statement prepared`, prepared, 'pages'),
    ratio(`${how}, list / driver`, found.ratio, 0.6),
  ]
}

/** A page of a long list with its texts, checked and in the envelope, against the bare statement under the same policies. */
export const listPageBench: Bench = {
  name: 'list',
  says: `10 of ${rows} attendance records with their texts over HTTP, against the same page and count by the driver`,
  run: inHouse('garden-server.ts', async (house) => {
    await holdRecords(house, rows)
    return [...(await against(house, 1)), ...(await against(house, 8))]
  }),
}
