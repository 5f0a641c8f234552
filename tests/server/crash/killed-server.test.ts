import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, test } from 'vitest'
import { type Random, random } from '../../../src/areas/demo/published/random'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import { rounds } from '../../kit/rounds'
import { postJson, signIn } from '../../kit/server/post-json'
import type { ServerProcess } from '../../kit/server/server-process'
import { disorder, lost, readAftermath, skipped, twice } from './aftermath'
import { CursorReader } from './cursor-reader'
import { isRoot, ordinary, prepareHouse, type RestlessHouse } from './restless-house'
import { type Day, Sender } from './sender'
import { firstPages, sharedRows } from './work'

const seed = Number(process.env.CRASH_SEED ?? 20_260_302)
const people = [
  ['anna', 'a'],
  ['robert', 'a'],
  ['cathy', 'c'],
  ['boss', 'a'],
] as const

/** Root differs in how a database is found again after a kill, and in nothing that an edit goes through: a few kills tell. */
const runners = [
  { who: 'an ordinary user', user: isRoot ? ordinary : undefined, kills: rounds(4, 20) },
  ...(isRoot ? [{ who: 'root', user: undefined, kills: rounds(2, 5) }] : []),
]
const storms = runners.flatMap((runner) => [
  { ...runner, what: 'the server', everything: false },
  { ...runner, what: 'server and database', everything: true },
])

type Storm = Pick<(typeof storms)[number], 'kills' | 'everything'>

const houses: RestlessHouse[] = []
afterAll(() => Promise.all(houses.map((house) => house.clear())))

async function layOut(address: string, token: string): Promise<void> {
  const ops = ['a', 'c']
    .flatMap((shelf) => sharedRows(shelf).map((key) => ({ key, patch: { title: key, shelf, pages: firstPages } })))
    .map((one, at) => plainOp({ n: at + 1, ...one }))
  const { success, message } = await postJson(address, '/sync', firstAsk(ops), { 'x-access-token': token })
  if (!success) throw new Error(message)
}

const sum = (senders: readonly Sender[], what: keyof Sender['noticed']): number =>
  senders.reduce((total, { noticed }) => total + noticed[what], 0)

/** Where everybody stands: of a storm that does not end nothing else tells who waits for whom. */
async function tell(what: string, house: RestlessHouse, day: Day, senders: readonly Sender[]): Promise<void> {
  const left = senders.map(({ work }) => work.open().length).join(' ')
  const excuses = [...new Set(senders.flatMap((sender) => [...sender.excuses]))].join('; ')
  process.stdout.write(`${what}: ${day.phase}, ops without outcome ${left}\n${excuses}\n${await house.lastWords()}\n`)
}

/** Waits until some calls were answered, however slow the machine is. */
async function untilBusy(senders: readonly Sender[], calls: number): Promise<void> {
  const enough = sum(senders, 'answered') + calls
  for (const end = Date.now() + 10_000; sum(senders, 'answered') < enough && Date.now() < end; ) await sleep(2)
}

/** Kills the house again and again, mostly while it works and sometimes while it is still starting. Answers with it running. */
async function rage(
  house: RestlessHouse,
  senders: readonly Sender[],
  { chance, whole }: Random,
  { kills, everything }: Storm,
): Promise<ServerProcess> {
  let server = house.start()
  for (let killed = 0; killed < kills; killed++) {
    if (killed > 0 && chance(0.25)) await sleep(whole(100, 1200))
    else await server.ready.then(() => untilBusy(senders, whole(1, 60)))
    await house.kill(everything)
    server = house.start()
  }
  await server.ready
  return server
}

/** Waits for what is left to be sent. Nobody starts a server again that ends by itself: it would be waited for without end. */
const untilSent = (sending: Promise<unknown>, { ended, said }: ServerProcess) =>
  Promise.race([sending, ended.then((how) => Promise.reject(new Error(`the server ended (${how}) by itself: ${said()}`)))])

test.concurrent.for(storms)(
  `[C7] $what killed $kills times under $who, 16 replicas sending, seed ${seed}`,
  { timeout: 600_000 },
  async ({ what, who, user, kills, everything }, { expect, onTestFailed }) => {
    const house = await prepareHouse(user)
    houses.push(house)
    const address = await house.start().ready
    const tokens = await Promise.all(people.map(([name]) => signIn(address, name)))
    await layOut(address, tokens[3] ?? '')
    await house.kill(false)
    const senders = Array.from({ length: 16 }, (_, at) => {
      const [name, shelf] = people[at % 4] ?? people[0]
      return new Sender(random(seed, `${what} ${who} ${name} ${at}`), {
        address: house.address,
        token: tokens[at % 4] ?? '',
        shelf,
        from: `10.1.0.${at}`,
      })
    })
    const reader = new CursorReader(house.address, tokens[3] ?? '')
    const day: Day = { phase: 'work' }
    onTestFailed(() => tell(`${what} under ${who}`, house, day, senders))
    const sending = Promise.all(senders.map((sender) => sender.run(day)))
    const reading = reader.run(() => day.phase === 'over')
    try {
      const server = await rage(house, senders, random(seed, `${what} ${who}`), { kills, everything })
      day.phase = 'tidy'
      await untilSent(sending, server)
    } finally {
      day.phase = 'over'
    }
    await reading

    const after = await readAftermath(house)
    expect(senders.flatMap(({ faults }) => faults)).toEqual([])
    expect({
      lost: lost(after, senders),
      twice: twice(after, senders),
      disorder: disorder(after, senders),
      skipped: skipped(after, reader),
    }).toEqual({ lost: [], twice: [], disorder: [], skipped: [] })
    process.stdout.write(
      `${what} under ${who}: ${after.ops.size} ops, ${sum(senders, 'unanswered')} calls without answer, ${sum(senders, 'late')} outcomes heard only the second time\n`,
    )
    // A storm in which nothing was lost on the way would have shown nothing.
    expect(Math.min(sum(senders, 'unanswered'), sum(senders, 'late'))).toBeGreaterThan(0)
  },
)
