import { errorOf, Refusal } from '../../../src/contract/error'
import type { Row } from '../../../src/contract/resource'
import type { Ask, Change, Head, Place, Reply, Settled } from '../../../src/contract/sync/exchange'
import { unitsOf } from '../../../src/contract/sync/group'
import type { Op, Outcome } from '../../../src/contract/sync/op'
import { type Person, reaches } from '../../../src/server/auth/person'
import { openVault } from '../../../src/server/auth/vault'
import type { Behaviours } from '../../../src/server/resource/behaviour'
import { rowOf } from '../../../src/server/resource/values'
import { obstacleTo } from '../../../src/server/sync/apply/apply-batch'
import { applyOp } from '../../../src/server/sync/apply/apply-op'
import { openContext } from '../../../src/server/sync/apply/op-context'
import type { Batch } from '../../../src/server/sync/batch'
import { tinyCatalogue, tinyProduct } from '../../kit/product/tiny-product'
import type { Bugs } from './bugs'
import type { Ledger, Mark, Witness } from './ledger'
import { freshMemory, headOf, isOurs, type Known, knows } from './memory'
import { MemoryStaging, nameOf, noDatabase } from './memory-staging'
import { misplaceVersions } from './misplace-versions'
import { applyAsGroup, explosion, targetsOf, type Work } from './model-groups'

type Sender = Work['sender']

/** A batch that was done and is not committed yet. `locks`: rows and replica nobody else may touch meanwhile. */
export type OpenBatch = { readonly locks: ReadonlySet<string>; readonly commit: () => Settled[] }

const vault = openVault(Buffer.alloc(32))
const choices = new Map(tinyProduct.dictionaries.map(({ code, items }) => [code, new Set(items.map((item) => item.value))]))
const now = '2026-03-02 08:00:00'
export const poison = 13
export const bomb = 'bomb'

/** The server: the product's own rules for one op, with a small memory, order and log around them. */
export class ModelServer {
  memory = freshMemory()
  page = 2
  private renewals = 0
  private commits = 0
  isFragile = true
  /** Rules that were seen broken. */
  readonly broken: string[] = []
  /** Which written values a change tells of. */
  readonly marks = new WeakMap<Change, readonly Mark[]>()
  private readonly bugs: Bugs
  private readonly witness: Witness
  private readonly behaviours: Behaviours

  constructor(bugs: Bugs, witness: Witness) {
    this.bugs = bugs
    this.witness = witness
    const before = ({ after }: { after: Readonly<Record<string, unknown>> }) => {
      if (after.pages === poison) throw new Refusal('record.state')
      if (after.title === bomb && this.isFragile) throw new Error(explosion)
      return undefined
    }
    this.behaviours = { paper: { ...tinyProduct.behaviours.paper, before: (_ctx, change) => before(change) } }
  }

  /** Whether this is the server that told a device what it proves. */
  knows(heads: readonly Head[] = []): boolean {
    return this.bugs.has('no-proof') || knows(this.memory, heads)
  }

  private fits({ epoch, since, known }: Ask): boolean {
    const { memory } = this
    return (epoch === null || epoch === memory.epoch) && (since ?? 0) <= memory.seq && this.knows(known)
  }

  /** A device has been told what this server does not know: a new epoch begins. */
  private renew(ask: Ask): string {
    const { memory } = this
    if (this.bugs.has('no-proof') || isOurs(memory, ask)) return memory.epoch
    memory.past.add(memory.epoch).add(ask.epoch ?? '')
    memory.epoch = `renewed.${++this.renewals}`
    return memory.epoch
  }

  /** Does the ops of an ask. Nothing is kept before `commit`. Undefined when another batch stands in the way. */
  async begin(ask: Ask, sender: Sender, locked: ReadonlySet<string>): Promise<OpenBatch | undefined> {
    const { memory } = this
    const { ops } = ask
    if (!this.fits(ask)) return { locks: new Set(), commit: () => [] }
    const locks = new Set([sender.replica, ...ops.flatMap((op) => [nameOf(op.noun, op.key), ...targetsOf(memory, op)])])
    if ([...locks].some((lock) => locked.has(lock))) return undefined
    const staging = new MemoryStaging(memory.rows)
    const recorded = new Map<string, Known>()
    const outcomes = new Map<string, Outcome>()
    const ledger = memory.ledger
    const answers: Settled[] = []
    const notes: (() => void)[] = []
    for (const unit of unitsOf(ops)) {
      const known = unit.map(({ id }) => (this.bugs.has('no-idempotency') ? undefined : (memory.known.get(id) ?? recorded.get(id))))
      const first = known.find((one) => one !== undefined)
      if (first) {
        const told = unit.map(({ id }, at): Settled => ({ ...(known[at] ?? first).settled, id, dup: true }))
        if (!this.bugs.has('no-stored-outcome')) answers.push(...told)
        continue
      }
      const stopped = obstacleTo(unit, (id) => outcomes.get(id) ?? memory.known.get(id)?.settled.outcome)
      const settled = stopped ? unit.map(({ id }) => ({ ...stopped, id })) : await this.applyUnit({ staging, sender, notes, ledger }, unit)
      answers.push(...settled)
      for (const [at, op] of unit.entries()) {
        const one = settled[at]
        if (one) outcomes.set(op.id, one.outcome)
        if (one && one.outcome !== 'retry') recorded.set(op.id, { settled: one, replica: sender.replica, noun: op.noun, key: op.key })
      }
    }
    const early = this.bugs.has('numbers-before-commit') ? this.take(Math.max(1, staging.rows().length)) : undefined
    return { locks, commit: () => this.commit(staging, answers, recorded, notes, early) }
  }

  private applyUnit(work: Work, unit: readonly [Op, ...Op[]]): Promise<Settled[]> {
    const [only] = unit
    if (unit.length === 1 && !only.group)
      return this.applyOne(work.staging, work.sender, only, work.notes, work.ledger).then((one) => [one])
    if (this.bugs.has('half-a-group')) return this.applyEach(work, unit)
    return applyAsGroup({ ...work, batch: this.batchOf(work.staging, work.sender), witness: this.witness, broken: this.broken }, unit)
  }

  private async applyEach({ staging, sender, notes, ledger }: Work, unit: readonly Op[]): Promise<Settled[]> {
    const settled: Settled[] = []
    for (const op of unit) settled.push(await this.applyOne(staging, sender, op, notes, ledger))
    return settled
  }

  private batchOf(staging: MemoryStaging, sender: Sender): Batch {
    const { catalogue } = tinyProduct
    const rest = {
      refusals: new Map(),
      laters: new Map(),
      claimFiles: async () => [],
      giving: { watches: () => false, before: async () => undefined, check: async () => undefined },
      sign: () => '',
      onClash: 'hold' as const,
      epoch: this.memory.epoch,
      emptied: [],
      now,
    }
    return { db: noDatabase, catalogue, behaviours: this.behaviours, vault, choices, author: sender.person, ...sender, staging, ...rest }
  }

  private async applyOne(staging: MemoryStaging, sender: Sender, op: Op, notes: (() => void)[], ledger: Ledger): Promise<Settled> {
    const batch = this.batchOf(staging, sender)
    const settle = (outcome: Outcome, more: Partial<Settled> = {}): Settled => ({ id: op.id, outcome, seq: 0, rev: 0, ...more })
    try {
      const tried = this.bugs.has('last-write-wins') ? { ...op, trunk: staging.before(op.noun, op.key)?.rev ?? 0, epoch: batch.epoch } : op
      const before = staging.before(op.noun, op.key)
      const { outcome, rev, held } = await applyOp(batch, openContext(batch), tried)
      this.checkHeld(staging, op, held)
      await misplaceVersions(this.bugs, { staging, replica: sender.replica, op, before, held })
      const changes = [...staging.layer.values()]
        .filter((row) => row.noun === 'paper')
        .map((row) => [staging.before(row.noun, row.id), row.stored] as const)
      staging.keep()
      const isSameTime = op.epoch === null || op.epoch === batch.epoch
      notes.push(() => {
        this.broken.push(...ledger.noteEffect(op, sender.replica, rev))
        for (const change of changes)
          this.broken.push(...ledger.noteChange(op, { id: op.id, replica: sender.replica }, change, this.witness, isSameTime))
      })
      return settle(outcome, { rev, ...(held.length > 0 && { held }) })
    } catch (error) {
      staging.drop()
      const isBomb = error instanceof Error && error.message === explosion
      if (!(error instanceof Refusal || isBomb)) this.broken.push(`${op.id} made the server fail: ${String(error)}`)
      if (!(error instanceof Refusal)) return settle('retry', { code: 'server.failed' })
      return settle(errorOf(error.code).fate === 'retry' ? 'retry' : 'rejected', { code: error.code })
    }
  }

  /** [I7] Every held field stands in the op's conflict with both values. */
  private checkHeld(staging: MemoryStaging, op: Op, held: readonly string[]): void {
    const conflict = staging.layer.get(nameOf('conflict', op.id))?.stored
    const [mine, theirs] = [conflict?.mine, conflict?.theirs].map((text) => JSON.parse(String(text ?? '{}')) as object)
    if (held.some((field) => !(mine && theirs && field in mine && field in theirs)))
      this.broken.push(`I7 ${op.id} was held without a record`)
  }

  private take(count: number): number {
    this.memory.seq += count
    return this.memory.seq - count
  }

  private commit(
    staging: MemoryStaging,
    answers: readonly Settled[],
    recorded: ReadonlyMap<string, Known>,
    notes: readonly (() => void)[],
    early: number | undefined,
  ): Settled[] {
    const { memory } = this
    const rows = staging.rows()
    const isNews = rows.length + recorded.size > 0
    const count = isNews ? Math.max(1, rows.length) : 0
    const first = early ?? this.take(count)
    this.commits++
    for (let at = 1; at <= count; at++) memory.marks.set(first + at, `mark.${this.commits}`)
    if (isNews && rows.length === 0) memory.log.push({ seq: first + 1, noun: '', id: '', scopes: [] })
    const seqOf = new Map(rows.map((row, at) => [nameOf(row.noun, row.id), first + at + 1]))
    for (const row of rows) {
      const scopes = [...(row.stored.gone ? [] : [row.stored.scope]), ...(row.wasScope === null ? [] : [row.wasScope])]
      memory.rows.set(nameOf(row.noun, row.id), row.stored)
      memory.log.push({ seq: seqOf.get(nameOf(row.noun, row.id)) ?? 0, noun: row.noun, id: row.id, scopes })
    }
    memory.log.sort((one, two) => one.seq - two.seq)
    const place = (settled: Settled): Settled => {
      const known = recorded.get(settled.id)
      const hasEffect = settled.outcome === 'applied' || settled.outcome === 'conflict'
      if (!known || !hasEffect || settled.dup) return settled
      return { ...settled, seq: Math.max(seqOf.get(nameOf(known.noun, known.key)) ?? 0, seqOf.get(nameOf('conflict', settled.id)) ?? 0) }
    }
    for (const [id, known] of recorded) memory.known.set(id, { ...known, settled: place(known.settled) })
    for (const note of notes) note()
    return answers.map(place)
  }

  /** What an ask is answered once its ops are committed. */
  read(ask: Ask, { person, replica }: Sender, settled: readonly Settled[]): Reply {
    const { memory } = this
    const base = { epoch: memory.epoch, now, scope: [...person.everything, ...person.keys].join() }
    if (!this.fits(ask))
      return { ...base, epoch: this.renew(ask), head: headOf(this.memory), settled: [], changes: [], next: 0, more: true }
    const head = headOf(memory)
    if (ask.since !== null && ask.since < memory.forgotten)
      return { ...base, head, settled, changes: [], next: memory.seq, place: { asOf: memory.seq, noun: '', after: '' }, more: true }
    const read = ask.since === null ? this.snapshot(person, ask.place) : this.since(person, ask.since)
    return { ...base, head, ...read, settled, acks: this.acks(replica, read.changes, settled) }
  }

  /** Forgets what changed up to the last few changes. */
  forget(last: number): void {
    const { memory } = this
    memory.log.splice(0, Math.max(0, memory.log.length - last))
    memory.forgotten = (memory.log[0]?.seq ?? memory.seq + 1) - 1
  }

  private acks(replica: string, changes: readonly Change[], settled: readonly Settled[]): Settled[] {
    if (this.bugs.has('no-acks')) return []
    const told = new Set(settled.map((one) => one.id))
    const names = new Set(changes.map((change) => nameOf(change.noun, change.id)))
    const own = [...this.memory.known.values()].filter((known) => known.replica === replica && names.has(nameOf(known.noun, known.key)))
    return own.map((known) => known.settled).filter((one) => !told.has(one.id) && (one.outcome === 'applied' || one.outcome === 'conflict'))
  }

  private change(person: Person, noun: string, id: string, seq: number): Change {
    const row = this.visible(person, noun, id)
    const change = { noun, id, seq, row }
    this.marks.set(change, this.memory.ledger.marks(id))
    return change
  }

  /** The row as this person may hold it. */
  visible(person: Person, noun: string, id: string): Row | null {
    const stored = this.memory.rows.get(nameOf(noun, id))
    const resource = tinyCatalogue.resources[noun]
    return stored && resource && !stored.gone && reaches(person, noun, stored) ? rowOf(resource, stored) : null
  }

  private since(person: Person, since: number) {
    const entries = this.memory.log.filter((one) => one.seq > since).slice(0, this.page)
    const more = entries.length === this.page
    const last = new Map(entries.map((one) => [nameOf(one.noun, one.id), one]))
    const changes = [...last.values()].flatMap(({ noun, id, seq }) => {
      const change = this.change(person, noun, id, seq)
      const couldSee = entries.some(
        (one) => one.noun === noun && one.id === id && one.scopes.some((scope) => reaches(person, noun, { scope })),
      )
      return change.row || couldSee ? [change] : []
    })
    return { changes, more, next: more ? (entries.at(-1)?.seq ?? since) : this.memory.seq }
  }

  private snapshot(person: Person, given: Place | null | undefined) {
    const at = given ?? { asOf: this.memory.seq, noun: '', after: '' }
    const found = [...this.memory.rows.keys()].sort().filter((name) => name > nameOf(at.noun, at.after))
    const shown = found.flatMap((name) => {
      const [noun = '', id = ''] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)]
      const change = this.change(person, noun, id, at.asOf)
      return change.row ? [change] : []
    })
    const changes = shown.slice(0, this.page)
    const last = changes.at(-1)
    const place = last && changes.length === this.page ? { asOf: at.asOf, noun: last.noun, after: last.id } : null
    return { changes, place, next: at.asOf, more: place !== null }
  }
}
