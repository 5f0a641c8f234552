import { uuidv7 } from 'uuidv7'
import { limits } from '../../src/contract/sync/exchange'
import { signIn } from '../kit/server/post-json'
import { type BenchHouse, inHouse } from './bench-house'
import { askOf } from './exchange-throughput'
import { type Bench, type Figure, rate, ratio, time } from './figure'
import { type Line, openLines } from './line'
import { openEars } from './many-ears'
import { compare, median, pace } from './measure'

const window = 1500
const senders = 8
const words = 20

/** Sends batches over lines in turn, each line its own replica. Fails when one is not taken whole. */
function sender(lines: readonly Line[]) {
  const replicas = lines.map(() => ({ replica: uuidv7(), since: 0 }))
  return async (lane: number) => {
    const one = replicas[lane]
    const answer = await lines[lane]?.call('POST', '/sync', askOf(one?.replica ?? '', one?.since ?? 0))
    if (one) one.since = Number(/"next":(\d+)/.exec(answer ?? '')?.[1])
    // What another node has not yet been seen to write is told once more, so that there may be more.
    const applied = answer?.split('"outcome":"applied"').length ?? 0
    if (applied <= limits.ops) throw new Error(`not everything was taken: ${answer?.slice(0, 300)}`)
  }
}

const upgrade = (user: string, token: string) =>
  [
    `GET /websocket/${user} HTTP/1.1`,
    'host: bench',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    `sec-websocket-protocol: ${token}`,
    '\r\n',
  ].join('\r\n')

/** Milliseconds from an edit taken at one node to the word of it on a socket at the other. */
async function tellingAcross(line: Line, far: string, token: string): Promise<number> {
  const { hostname, port } = new URL(far)
  const taken: number[] = []
  const tell = sender([line])
  for (let at = 0; at < words; at++) {
    const [ear] = await openEars(hostname, Number(port), 1, () => upgrade('user.anna', token), '101 Switching')
    const begun = performance.now()
    const heard = ear?.hears('"cmd":"sync"') ?? 0
    await tell(0)
    taken.push((await heard) - begun)
    ear?.socket.removeAllListeners('close').destroy()
  }
  return median(taken)
}

async function measure(house: BenchHouse): Promise<Figure[]> {
  const token = await signIn(house.address, 'anna')
  const far = await house.openNode()
  const near = await openLines(house.address, token, senders)
  const both = [...(await openLines(house.address, token, senders / 2)), ...(await openLines(far, token, senders / 2))]
  const [alone, together] = [sender(near), sender(both)]
  const found = await compare({
    ours: async () => (await pace(together, senders, window)) * limits.ops,
    baseline: async () => (await pace(alone, senders, window)) * limits.ops,
  })
  const across = await tellingAcross(both[0] as Line, far, token)
  for (const line of [...near, ...both]) line.close()
  return [
    rate('one node', found.baseline, 'ops', 1500),
    rate('two nodes', found.ours, 'ops', 1500),
    // On two cores two nodes and their database share what one had: they must not stand in each other's way.
    ratio('two nodes / one node', found.ratio, 0.9),
    time(`from an edit at one node to the word of it at the other, middle of ${words}`, across, 500),
  ]
}

/** A second node beside the first, on its database. */
export const twoNodes: Bench = {
  name: 'nodes',
  says: `${senders} senders of batches of ${limits.ops} at one node, and spread over two on the same database`,
  run: inHouse('tiny-server.ts', measure),
}
