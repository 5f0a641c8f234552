import { setMaxListeners } from 'node:events'
import type { Database } from '../db/database'
import type { Engine } from '../engine'
import { forgetDevices } from './devices'
import { openPacker } from './parcel'
import { type Answered, openPost } from './post-push'
import type { Push } from './push-keys'
import { type Due, lease, nextDue, type Place, putBack, strikeOff, takeDue } from './push-queue'

/** Messages on their way at once, and the milliseconds a service has for its answer. */
const lanes = 20
const patience = 10_000
/** Seconds of a lease that are kept for what is written down meanwhile. */
const spare = 10
/**
 * Messages taken from the list at once: so few that all are sent within their lease, however slow the services are. Otherwise another
 * node would send them as well.
 */
const handful = lanes * Math.floor(((lease - spare) * 1000) / patience)
/** Milliseconds after which the list is looked at though nobody called. */
const round = 15_000
/** Seconds: the first wait after a failure, doubled by each further one up to the longest. */
const firstWait = 10
const longestWait = 3_600

/** What becomes of a message. `gone`: its device is no more. */
type Fate = { readonly fate: 'done' | 'gone' } | { readonly fate: 'again'; readonly after: number }

/** Seconds a service asks to be left alone: a number, or the moment of its patience's return. */
function asked(retryAfter: string | undefined): number {
  if (!retryAfter) return 0
  const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), 24 * longestWait) : 0
}

/** What an answer means: taken, the device is gone, later again, or never. */
export function fateOf({ status, retryAfter }: Answered, tries: number): Fate {
  if (status === 404 || status === 410) return { fate: 'gone' }
  const isPassing = status === 0 || status === 408 || status === 429 || status >= 500
  return isPassing
    ? { fate: 'again', after: Math.max(asked(retryAfter), Math.min(longestWait, firstWait * 2 ** (tries - 1))) }
    : { fate: 'done' }
}

/** Does `work` for each, a few side by side. Whichever of them fails, the others finish what they began before it is thrown. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]()
  const lane = async () => {
    for (const item of rest) await work(item)
  }
  const ended = await Promise.allSettled(Array.from({ length: Math.min(lanes, items.length) }, lane))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

/** Writes down what became of messages, a few at once: if this process ends meanwhile, no more than those are sent twice. */
function openLedger(db: Database) {
  const done: Place[] = []
  const again: (Place & { after: number })[] = []
  const write = async () => {
    const [struck, back] = [done.splice(0), again.splice(0)]
    await strikeOff(db, struck)
    await putBack(db, back)
  }
  const note = async (place: Place, fate: Fate) => {
    if (fate.fate === 'again') again.push({ ...place, after: fate.after })
    else done.push(place)
    if (done.length + again.length >= lanes) await write()
  }
  return { note, write }
}

/** One handful: sends, and writes down what became of each. What fails for one of them holds up no other. Answers whether there may be more. */
async function sendHandful(engine: Engine, send: (due: Due) => Promise<Fate>): Promise<boolean> {
  const db = engine.databases.owner
  const { taken, due } = await takeDue(db, handful)
  const gone: Place[] = []
  const ledger = openLedger(db)
  await each(due, async (one) => {
    const { tenant_id, subscription_id, annt_id } = one
    const place = { tenant_id, subscription_id, annt_id }
    const fate = await send(one).catch((error: Error): Fate => {
      engine.log.error({ err: error }, 'a push message could not be made')
      return fateOf({ status: 0 }, one.tries)
    })
    if (fate.fate === 'gone') gone.push(place)
    await ledger.note(place, fate)
  })
  await ledger.write()
  for (const tenant of new Set(gone.map((place) => place.tenant_id))) {
    const ids = gone.filter((place) => place.tenant_id === tenant).map((place) => place.subscription_id)
    await forgetDevices(engine, tenant, [...new Set(ids)])
  }
  return taken === handful
}

/** Sends one message. A service that asked to be left alone is not asked again before that. */
function openSend(engine: Engine, push: Push, signal: AbortSignal) {
  const pack = openPacker(push)
  const line = openPost(push.loopback, lanes, patience)
  const resting = new Map<string, number>()
  const send = async (due: Due): Promise<Fate> => {
    const { vault, log } = engine
    const device = { endpoint: vault.open(due.endpoint), p256dh: vault.open(due.p256dh), auth: vault.open(due.auth) }
    if (!URL.canParse(device.endpoint)) return { fate: 'gone' }
    const { origin } = new URL(device.endpoint)
    const rest = ((resting.get(origin) ?? 0) - Date.now()) / 1000
    if (signal.aborted || rest > 0) return { fate: 'again', after: Math.max(0, rest) }
    const parcel = pack(due, device)
    if (!parcel) {
      log.warn({ service: origin }, 'a device has keys nothing can be encrypted for')
      return { fate: 'gone' }
    }
    const answered = await line.post(parcel, signal)
    if (signal.aborted && answered.status === 0) return { fate: 'again', after: 0 }
    const pause = asked(answered.retryAfter)
    if (answered.status === 429 && pause > 0) resting.set(origin, Date.now() + pause * 1000)
    const fate = fateOf(answered, due.tries)
    if (answered.status < 200 || answered.status >= 300)
      log.warn({ service: origin, status: answered.status, failure: answered.failure }, 'a push message was not taken')
    return fate
  }
  return { send, close: line.close }
}

export type Sender = { readonly wake: () => void; readonly stop: () => Promise<void> }

/**
 * Sends push messages from the list in the database until it is stopped: when it is woken, when something is due, and now and then.
 * Several nodes share the work; what one took and did not finish, another takes again a minute later.
 */
export function startSender(engine: Engine, push: Push): Sender {
  const end = new AbortController()
  // Every message on its way listens to it, and there are more of them than Node takes for usual.
  setMaxListeners(lanes * 2, end.signal)
  const { send, close } = openSend(engine, push, end.signal)
  let timer: NodeJS.Timeout | undefined
  let wanted = false
  let running: Promise<void> | undefined
  const drain = async () => {
    while (wanted && !end.signal.aborted) {
      wanted = false
      while (!end.signal.aborted && (await sendHandful(engine, send)));
    }
    if (end.signal.aborted) return
    const next = await nextDue(engine.databases.owner)
    timer = setTimeout(wake, Math.min(round, Math.max(50, next ?? round))).unref()
  }
  const wake = () => {
    wanted = true
    clearTimeout(timer)
    running ??= drain()
      .catch((error: Error) => {
        engine.log.warn({ err: error }, 'push messages wait')
        timer = setTimeout(wake, round).unref()
      })
      .finally(() => {
        running = undefined
        if (wanted && !end.signal.aborted) wake()
      })
  }
  const unlisten = engine.pokes.listen((poke) => poke.words?.some((word) => word.aloud) && wake())
  wake()
  return {
    wake,
    async stop() {
      unlisten()
      end.abort()
      clearTimeout(timer)
      await running
      close()
    },
  }
}
