import { uuidv7 } from 'uuidv7'
import { limits } from '../../src/contract/sync/exchange'
import { plainOp } from '../kit/device/plain-op'
import { type BenchHouse, inHouse } from './bench-house'
import { type Bench, bareRate, type Figure, rate, ratio } from './figure'
import { openLines } from './line'
import { compare, pace } from './measure'

const window = 1500
let made = 0

/** A batch of new rows as one sender's exchange. */
export function askOf(replica: string, since: number): string {
  const ops = Array.from({ length: limits.ops }, () => {
    made += 1
    const patch = { title: `paper ${made}`, shelf: 'a', pages: made % 1000, day: '2026-03-02' }
    return plainOp({ n: made, key: uuidv7(), patch, app: 'bench' })
  })
  return JSON.stringify({ epoch: null, replica, since, scope: null, ops })
}

const columns = ['id', 'scope', 'create_by', 'title', 'shelf', 'pages', 'day', 'state', 'versions'] as const

/** The same rows by the driver alone, in one insert of many rows. */
function insertRows(house: BenchHouse): Promise<unknown> {
  const values: unknown[] = []
  const rows = Array.from({ length: limits.ops }, () => {
    made += 1
    values.push(uuidv7(), 'shelf/a', 'anna', `paper ${made}`, 'a', made % 1000, '2026-03-02', 'open', '{}')
    return `(${columns.map((_, at) => `$${values.length - columns.length + at + 1}`)})`
  })
  return house.tenant.query(`insert into paper (${columns}) values ${rows}`, values)
}

async function throughput(house: BenchHouse, senders: number): Promise<Figure[]> {
  const lines = await openLines(house.address, 'anna', senders)
  const replicas = lines.map(() => uuidv7())
  const since = lines.map(() => 0)
  const send = async (lane: number) => {
    const answer = await lines[lane]?.call('POST', '/sync', askOf(replicas[lane] ?? '', since[lane] ?? 0))
    const applied = answer?.split('"outcome":"applied"').length ?? 0
    since[lane] = Number(/"next":(\d+)/.exec(answer ?? '')?.[1])
    if (applied !== limits.ops + 1) throw new Error(`not everything was taken: ${answer?.slice(0, 300)}`)
  }
  const found = await compare({
    ours: async () => (await pace(send, senders, window)) * limits.ops,
    baseline: async () => (await pace(() => insertRows(house), senders, window)) * limits.ops,
  })
  for (const line of lines) line.close()
  const who = senders === 1 ? '1 sender' : `${senders} senders`
  return [
    rate(`${who}, exchange`, found.ours, 'ops', 1500),
    bareRate(`${who}, plain inserts`, found.baseline, 'rows'),
    ratio(`${who}, exchange / plain inserts`, found.ratio, 0.05),
  ]
}

/** Batches of new rows: checked, merged, numbered and recorded by the server, against the bare inserts of these rows. */
export const exchangeThroughput: Bench = {
  name: 'exchange',
  says: `batches of ${limits.ops} new rows through POST /sync, against multi-row inserts of the same rows by the driver`,
  run: inHouse('tiny-server.ts', async (house) => {
    return [...(await throughput(house, 1)), ...(await throughput(house, 8))]
  }),
}
