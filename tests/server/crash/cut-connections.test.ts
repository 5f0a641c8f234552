import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { type Random, random } from '../../../src/areas/demo/published/random'
import { isTransient } from '../../../src/server/error-code'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import { postJson, signIn } from '../../kit/server/post-json'
import { disorder, lost, readAftermath, skipped, twice } from './aftermath'
import { CursorReader } from './cursor-reader'
import { prepareHouse, type RestlessHouse } from './restless-house'
import { type Day, Sender } from './sender'
import { firstPages, sharedRows } from './work'

const seed = Number(process.env.CRASH_SEED ?? 20_260_302)
const rounds = 20

let house: RestlessHouse | undefined
afterAll(() => house?.clear())

/** Connections of the server: those that hold a transaction open but ask nothing just now, or any. */
const serving = (state: 'idle in transaction' | '%') => `select pid from pg_stat_activity
  where backend_type = 'client backend' and datname = 'kindergarten' and pid <> pg_backend_pid() and state like '${state}'`

const answers = (address: string) => expect.poll(() => fetch(`${address}/healthz`).then(({ status }) => status)).toBe(200)

/** Does something on the database, as soon as it takes connections again. */
async function onceUp<T>({ onDatabase }: RestlessHouse, work: Parameters<typeof onDatabase<T>>[0]): Promise<T> {
  for (;;) {
    try {
      return await onDatabase(work)
    } catch (error) {
      if (!isTransient(error)) throw error
      await sleep(50)
    }
  }
}

/** Ends, until enough have been, what is between two statements of a transaction. */
async function cutBetweenStatements(held: RestlessHouse, enough: number): Promise<void> {
  const cut = `select pg_terminate_backend(pid) from (${serving('idle in transaction')}) held`
  await onceUp(held, async (client) => {
    for (let done = 0; done < enough; ) done += (await client.query(cut)).rowCount ?? 0
  })
}

/** A backend that is killed makes PostgreSQL end all others and recover. */
async function killBackend(held: RestlessHouse): Promise<void> {
  const [found] = await onceUp(held, async (client) => (await client.query<{ pid: number }>(serving('%'))).rows)
  if (found) process.kill(found.pid, 'SIGKILL')
}

const postmasterOf = (held: RestlessHouse): Promise<number> => held.database().then(([first = 0]) => first)

/** Stops PostgreSQL, as an operator or a lack of memory would; whoever watches over it starts it again. */
async function endPostmaster(held: RestlessHouse, how: NodeJS.Signals): Promise<void> {
  const old = await postmasterOf(held)
  process.kill(old, how)
  await expect.poll(() => postmasterOf(held)).not.toBe(old)
}

const harms = [
  (held: RestlessHouse) => endPostmaster(held, 'SIGINT'),
  (held: RestlessHouse) => endPostmaster(held, 'SIGKILL'),
  killBackend,
  killBackend,
]

/** Cuts round after round, each while the senders are served; the heaviest harm comes at random rounds between the others. */
async function harm(held: RestlessHouse, { shuffled, whole }: Random): Promise<void> {
  const days = shuffled([...harms, ...Array.from({ length: rounds - harms.length }, () => undefined)])
  for (const heavy of days) {
    await answers(held.address())
    await (heavy ? heavy(held) : cutBetweenStatements(held, whole(1, 6)))
    await sleep(whole(20, 120))
  }
  await answers(held.address())
}

test(`[C7] connections cut under 16 senders, ${rounds} rounds: the server lives, busy is all they hear, every edit counts once`, {
  timeout: 600_000,
}, async () => {
  house = await prepareHouse()
  const server = house.start()
  const address = await server.ready
  // Calls are counted by sign-in, and no person sends for sixteen.
  const tokens: string[] = []
  while (tokens.length < 8) tokens.push(await signIn(address, 'boss'))
  const [token = ''] = tokens
  const shared = sharedRows('a').map((key, at) => plainOp({ n: at + 1, key, patch: { title: key, shelf: 'a', pages: firstPages } }))
  await postJson(address, '/sync', firstAsk(shared), { 'x-access-token': token })
  const who = (at: number) => ({ address: () => address, token: tokens[at % 8] ?? '', shelf: 'a', from: `10.1.0.${at}` })
  const senders = Array.from({ length: 16 }, (_, at) => new Sender(random(seed, `cut ${at}`), who(at)))
  const reader = new CursorReader(() => address, token)
  const day: Day = { phase: 'work' }
  const sending = Promise.all(senders.map((sender) => sender.run(day)))
  const reading = reader.run(() => day.phase === 'over')
  try {
    await harm(house, random(seed, 'cuts'))
    day.phase = 'tidy'
    await sending
  } finally {
    day.phase = 'over'
  }
  await reading

  expect(server.child.exitCode).toBeNull()
  expect(senders.flatMap(({ faults }) => faults)).toEqual([])
  // Busy is tried again. Anything else a device would hold against the op, or the person.
  const excuses = new Set(senders.flatMap((sender) => [...sender.excuses]))
  expect([...excuses].filter((one) => one !== 'op: op.waits')).toEqual(['server.busy'])
  const after = await readAftermath(house)
  expect({
    lost: lost(after, senders),
    twice: twice(after, senders),
    disorder: disorder(after, senders),
    skipped: skipped(after, reader),
  }).toEqual({ lost: [], twice: [], disorder: [], skipped: [] })
})
