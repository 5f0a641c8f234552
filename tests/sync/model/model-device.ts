import { freshCopy } from '../../../src/app/offline/exchange/eras'
import { headsAfter } from '../../../src/app/offline/exchange/heads'
import { type AskedFrom, advance, isAwaited, isOver, overOf, wentBack } from '../../../src/app/offline/exchange/take-in'
import { failedOnce } from '../../../src/app/offline/outbox/outcomes'
import { followersOf, pick, wireOp } from '../../../src/app/offline/outbox/pick'
import {
  type AckedOp,
  type DoneOp,
  type Fare,
  isParked,
  type Pull,
  type StoredOp,
  type StoredRow,
} from '../../../src/app/offline/outbox/stored'
import { isAllSent } from '../../../src/app/offline/status'
import { standingsOf } from '../../../src/app/offline/view/view'
import { flowOf } from '../../../src/contract/catalogue'
import type { Row } from '../../../src/contract/resource'
import type { Ask, Change, Reply, Settled } from '../../../src/contract/sync/exchange'
import { fold, seenBy } from '../../../src/contract/sync/fold'
import { entityOf } from '../../../src/contract/sync/op'
import type { Person } from '../../../src/server/auth/person'
import { tinyCatalogue } from '../../kit/product/tiny-product'
import type { Bugs } from './bugs'

export type AnyIntent = {
  readonly noun: string
  readonly key: string
  readonly verb: string
  readonly patch: Readonly<Record<string, unknown>>
  readonly deps?: readonly string[]
}
/** A window: what it has offered in this round, and whether its last reading was complete. */
export type Tab = { tried: Set<string>; fresh: boolean }

const firstPull: Pull = { epoch: null, era: '', since: null, place: null, scope: null, gen: 1, shape: '', ready: false, syncedAt: null }

/** One person's database and windows: the rules of the product's engine, without the database. */
export class ModelDevice {
  rows = new Map<string, StoredRow>()
  ops = new Map<string, StoredOp>()
  fares = new Map<string, Fare>()
  acked = new Map<string, AckedOp>()
  done = new Map<string, DoneOp>()
  pull = firstPull
  next = 1
  tabs: Tab[] = [
    { tried: new Set(), fresh: false },
    { tried: new Set(), fresh: false },
  ]
  person: Person
  readonly name: string
  private readonly bugs: Bugs

  constructor(name: string, person: Person, bugs: Bugs) {
    this.name = name
    this.person = person
    this.bugs = bugs
  }

  /** Everything but the database is gone. */
  crash(): void {
    this.tabs = this.tabs.map(() => ({ tried: new Set(), fresh: false }))
  }

  view(noun: string, key: string) {
    const entity = entityOf({ noun, key })
    const of = <T extends StoredOp>(ops: ReadonlyMap<string, T>) => [...ops.values()].filter((op) => op.entity === entity)
    const row = this.rows.get(entity)
    return fold(row?.row, standingsOf({ ops: of(this.ops), acked: of(this.acked), fares: this.fares }, row), flowOf(tinyCatalogue, noun))
  }

  /** Intents that are done all or none. */
  commitTogether(intents: readonly AnyIntent[]): StoredOp[] {
    const id = `group.${this.name}.${this.next}`
    return intents.map((intent, at) => this.commit(intent, { id, at: at + 1, of: intents.length }))
  }

  commit({ noun, key, verb, patch, deps = [] }: AnyIntent, group?: StoredOp['group']): StoredOp {
    const shown: Readonly<Record<string, unknown>> & { rev?: number } = this.view(noun, key) ?? {}
    const entity = entityOf({ noun, key })
    const fields = Object.keys(tinyCatalogue.resources[noun]?.fields ?? {})
    const n = this.next++
    const op: StoredOp = {
      id: `${this.name}.${String(n).padStart(4, '0')}`,
      n,
      entity,
      noun,
      key,
      verb,
      patch,
      base: seenBy({ verb, patch }, shown, flowOf(tinyCatalogue, noun), fields),
      trunk: shown.rev ?? 0,
      epoch: this.rows.get(entity)?.era ?? this.shownEpoch(entity) ?? this.pull.epoch,
      prev: this.bugs.has('no-prev') ? null : (this.lastOn(entity)?.id ?? null),
      deps: [...deps],
      ...(group && { group }),
      at: '2026-03-02 08:00:00',
      v: 1,
      app: 'model',
    }
    this.ops.set(op.id, op)
    return op
  }

  /** The questions a decision answers, as they are shown here: those of the same group. */
  askedWith(key: string) {
    const asked = this.view('conflict', key)
    if (!asked?.groupId) return asked ? [asked] : []
    const views = [...this.rows.values()].flatMap((row) => (row.noun === 'conflict' ? (this.view('conflict', row.id) ?? []) : []))
    return views.filter((one) => one.groupId === asked.groupId && one.state === 'open')
  }

  /** The epoch of the edits a view without a row is made of. */
  private shownEpoch(entity: string): string | null {
    const last = this.lastOn(entity)
    return last && !this.done.has(last.id) ? last.epoch : null
  }

  private lastOn(entity: string): StoredOp | undefined {
    const own = [this.ops, this.acked, this.done]
      .flatMap((table): StoredOp[] => [...table.values()])
      .filter((op) => op.entity === entity && !isParked(this.fares.get(op.id)))
    return own.sort((one, two) => two.n - one.n)[0]
  }

  ask(tab: Tab, room: number, now: number): AskedFrom {
    const waiting = [...this.ops.values()].sort((one, two) => one.n - two.n)
    const stuck = this.bugs.has('head-of-line-block') ? waiting.findIndex((op) => isParked(this.fares.get(op.id))) : -1
    const ops = pick(stuck < 0 ? waiting : waiting.slice(0, stuck), {
      fares: this.fares,
      tried: tab.tried,
      waits: () => false,
      isNewer: () => false,
      room,
      now,
    })
    if (this.bugs.has('delete-before-ack')) for (const op of ops) this.ops.delete(op.id)
    const { epoch, since, place, scope, gen, known = [] } = this.pull
    const ask: Ask = {
      epoch,
      replica: `replica-${this.name}`,
      since,
      place,
      scope,
      known: [...known],
      ops: ops.map((op) => wireOp(tinyCatalogue, op)),
    }
    return { ask, gen }
  }

  /** Takes a reply in, wholly, as the engine's transaction does. Answers what was read. */
  take(asked: AskedFrom, reply: Reply, tab: Tab, now: number): readonly Change[] {
    for (const op of asked.ask.ops) tab.tried.add(op.id)
    const isDue = isAwaited(asked, this.pull)
    if (wentBack(asked, reply, this.pull)) {
      if (asked.ask.epoch === this.pull.epoch) this.startEra(reply, now)
      tab.tried.clear()
      tab.fresh = false
      return []
    }
    const begun = this.pull.epoch === null ? { ...this.pull, epoch: reply.epoch, era: reply.epoch } : this.pull
    const pull = { ...begun, known: headsAfter(begun.known ?? [], asked.ask, reply) }
    for (const settled of [...reply.settled, ...(reply.acks ?? [])]) this.settle(settled, pull, now)
    const next = isDue ? this.readOn(reply, pull) : pull
    const isComplete = isDue && pull.since !== null && next.since !== null && !reply.more
    const isDone = (op: AckedOp) => isOver(op, this.rows.get(op.entity), next, isComplete)
    for (const op of overOf([...this.acked.values()], [...this.ops.values()], isDone)) this.finish(op, now)
    this.pull = next
    tab.fresh = isComplete
    return isDue ? reply.changes : []
  }

  private finish({ era: _, seq: __, was: ___, ...op }: AckedOp, now: number): void {
    this.acked.delete(op.id)
    this.done.set(op.id, { ...op, finishedAt: now })
  }

  private startEra({ epoch, head }: Reply, now: number): void {
    const isLost = ({ group }: StoredOp) => this.bugs.has('line-lost-on-restore') && group !== undefined && group.at === group.of
    const again = this.bugs.has('no-re-offer') ? [] : [...this.acked.values(), ...this.done.values()].filter((op) => !isLost(op))
    for (const one of again) {
      const { rev, held, ...rest } = one
      const op = Object.fromEntries(
        Object.entries(rest).filter(([name]) => !['era', 'seq', 'was', 'finishedAt'].includes(name)),
      ) as StoredOp
      this.ops.set(op.id, op)
      this.fares.set(op.id, { id: op.id, entity: op.entity, fate: 'again', since: now, rev, held })
    }
    this.acked.clear()
    this.done.clear()
    this.pull = { ...freshCopy(this.pull), epoch, era: epoch, scope: null, known: head ? [head] : [], syncedAt: null }
  }

  private settle(one: Settled, pull: Pull, now: number): void {
    const [op, fare] = [this.ops.get(one.id), this.fares.get(one.id)]
    if (!op) return
    const { outcome, code, rev, seq, held = [] } = one
    if (outcome === 'applied' || outcome === 'conflict') {
      this.ops.delete(op.id)
      this.fares.delete(op.id)
      const acked: AckedOp = { ...op, era: pull.era, seq, rev, held, ...(fare?.fate === 'again' && { was: fare.rev }) }
      if (this.bugs.has('drop-on-ack')) this.finish(acked, now)
      else this.acked.set(op.id, acked)
    } else if (outcome !== 'retry') this.fares.set(op.id, { id: op.id, entity: op.entity, since: now, fate: outcome, code })
    else if (code === 'server.failed') this.fares.set(op.id, failedOnce(op, fare, now))
  }

  private readOn(reply: Reply, pull: Pull): Pull {
    for (const { noun, id, seq, row } of reply.changes) this.put(entityOf({ noun, key: id }), { noun, id, seq, row }, pull)
    const next = advance(pull, reply)
    if (pull.since !== null || next.since === null) return next
    for (const [entity, row] of this.rows) if (row.gen < next.gen) this.rows.delete(entity)
    return { ...next, ready: true }
  }

  private put(
    entity: string,
    { noun, id, seq, row }: { noun: string; id: string; seq: number; row: Row | null },
    { gen, era }: Pull,
  ): void {
    const old = this.rows.get(entity)
    if (old?.era === era && old.seq > seq) this.rows.set(entity, { ...old, gen })
    else if (row) this.rows.set(entity, { noun, id, by: '', gen, seq, era, row })
    else this.rows.delete(entity)
  }

  /** Forgets a parked op and its group. Answers what went. */
  discard(id: string): string[] {
    const group = this.ops.get(id)?.group
    if (!isParked(this.fares.get(id))) return []
    const ids = [...this.ops.values()].filter((op) => op.id === id || (group && op.group?.id === group.id)).map((op) => op.id)
    for (const op of followersOf([...this.ops.values()], ids))
      if (!isParked(this.fares.get(op.id)))
        this.fares.set(op.id, { id: op.id, entity: op.entity, since: 0, fate: 'blocked', code: 'op.blocked' })
    for (const one of ids) {
      this.ops.delete(one)
      this.fares.delete(one)
    }
    return ids
  }

  /** [I16] Whether the window says that everything is sent. */
  saysAllSent(tab: Tab): boolean {
    const parked = [...this.ops.keys()].filter((id) => isParked(this.fares.get(id))).length
    const counts = {
      waiting: this.ops.size - parked,
      files: 0,
      parked,
      conflicts: 0,
      oldest: null,
      lastSync: null,
      reached: null,
      lacking: [],
      ready: true,
    }
    return isAllSent({ ...counts, fresh: tab.fresh, online: true, phase: 'idle', leads: true })
  }
}
