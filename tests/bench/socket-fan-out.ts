import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { signIn } from '../kit/server/post-json'
import { type BenchHouse, inHouse } from './bench-house'
import type { Bench, Figure } from './figure'
import { amount, bareTime, growth, time } from './figure'
import { openLine } from './line'
import { type Ear, openEars } from './many-ears'
import { median } from './measure'
import { holdPeople, readerId, tokenOf } from './people/many-people'

const people = 5000
const rounds = 5

/** Memory of a process in KiB, as far as it is really there. */
const residentOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

const upgrade = (at: number) =>
  [
    `GET /websocket/${readerId(at)} HTTP/1.1`,
    'host: bench',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    `sec-websocket-protocol: ${tokenOf(at)}`,
    `x-forwarded-for: 10.9.${at >> 8}.${at & 255}`,
    '\r\n',
  ].join('\r\n')

/** Milliseconds until all of them have heard, from before `say` is called. */
async function untilLast(ears: readonly Ear[], word: string, say: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  const heard = Promise.all(ears.map((ear) => ear.hears(word)))
  await say()
  return Math.max(...(await heard)) - begun
}

/** The same number of connections written to by a bare server, one after the other. */
async function bareBroadcast(): Promise<number> {
  const sockets: Socket[] = []
  let complete = () => {}
  const all = new Promise<void>((resolve) => {
    complete = resolve
  })
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    if (sockets.length === people) complete()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', people, resolve))
  const ears = await openEars('127.0.0.1', (server.address() as AddressInfo).port, people, () => '', '')
  // Who connects is done before who accepts is.
  await all
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    const word = `word-${round}-${'x'.repeat(100)}`
    const say = async () => {
      for (const socket of sockets) socket.write(word)
    }
    taken.push(await untilLast(ears, word, say))
  }
  for (const { socket } of ears) socket.removeAllListeners('close').destroy()
  server.close()
  return median(taken)
}

async function measure(house: BenchHouse): Promise<Figure[]> {
  await holdPeople(house.owner, people)
  const { hostname, port } = new URL(house.address)
  const line = await openLine(house.address, await signIn(house.address, 'principal'))
  const before = residentOf(house.pid)
  const ears = await openEars(hostname, Number(port), people, upgrade, '101 Switching')
  const each = (residentOf(house.pid) - before) / people
  const [answered, last]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const draft = { titile: `notice ${round}`, msgAbstract: 'bench', msgContent: '<p>bench</p>', endTime: '2099-01-01 08:00:00' }
    const made = JSON.parse(await line.call('POST', '/sys/annountCement/add', JSON.stringify(draft))) as { result: { id: string } }
    const publish = async () => {
      const begun = performance.now()
      const answer = await line.call('GET', `/sys/annountCement/doReleaseData?id=${made.result.id}`)
      if (!answer.includes('"success":true')) throw new Error(answer)
      answered.push(performance.now() - begun)
    }
    last.push(await untilLast(ears, `"msgId":"${made.result.id}"`, publish))
  }
  for (const { socket } of ears) socket.removeAllListeners('close').destroy()
  line.close()
  const bare = await bareBroadcast()
  return [
    amount('memory of the server for each socket', each, 'KiB', 64),
    time('publishing answered, a row written for each', median(answered), 2000),
    time('until the last has heard, from the call on', median(last), 5000),
    bareTime('a bare server writing to as many connections', bare),
    growth('from the answer to the last word / the bare server', Math.max(0, median(last) - median(answered)) / bare, 10),
  ]
}

/** A notice for everybody, with everybody listening at one node. */
export const socketFanOut: Bench = {
  name: 'sockets',
  says: `${people} people with a socket each at one node; a notice for all of them, against a bare server that writes to as many connections`,
  run: inHouse('garden-server.ts', measure),
}
