import { filesOf } from '../../../src/contract/fields/file'
import type { Row } from '../../../src/contract/resource'
import { copyOrder } from '../../../src/contract/sync/copy-order'
import type { Ask, Change, Reply, Settled } from '../../../src/contract/sync/exchange'
import { effectOf } from '../../../src/contract/sync/fold'
import { isWhole, unitsOf } from '../../../src/contract/sync/group'
import { type FieldVersions, gone, type Held, merge, versionsAfter } from '../../../src/contract/sync/merge'
import { entityOf, type Op } from '../../../src/contract/sync/op'
import { gardenCatalogue } from '../product/garden-catalogue'
import { FakeFiles } from './fake-files'

type Kept = {
  noun: string
  key: string
  rev: number
  seq: number
  values: Record<string, unknown>
  versions: FieldVersions
  isGone: boolean
}
type State = {
  epoch: string
  /** The random text each place of the sequence was given. */
  marks: Map<number, string>
  seq: number
  rows: Map<string, Kept>
  outcomes: Map<string, Settled & { replica: string }>
  effects: Map<string, number>
  files: FakeFiles
}

const fresh = (): State => ({
  epoch: 'epoch-1',
  marks: new Map(),
  seq: 0,
  rows: new Map(),
  outcomes: new Map(),
  effects: new Map(),
  files: new FakeFiles(),
})

/** The server's side of the exchange in memory, on the same merge. What it holds, how it cuts pages and whom it refuses is open to tests. */
export class FakeServer {
  state = fresh()
  scope = 'scope-1'
  now = '2026-03-02 08:00:00'
  page = 500
  /** Asks devices to take a new name. */
  anew = false
  private marked = 0
  sees: (row: Kept) => boolean = () => true
  /** Answers the code of a refusal. */
  refuses: (op: Op) => string | undefined = () => undefined

  /** Somebody else writes. */
  write(noun: string, key: string, values: Record<string, unknown>, by = 'somebody'): void {
    const row = this.row(noun, key)
    this.put({
      ...row,
      values: { ...row.values, ...values },
      versions: versionsAfter(row.versions, Object.keys(values), row.rev + 1, by),
      isGone: false,
    })
  }

  remove(noun: string, key: string): void {
    const row = this.row(noun, key)
    this.put({ ...row, isGone: true, versions: versionsAfter(row.versions, [gone], row.rev + 1, 'somebody') })
  }

  values(noun: string, key: string): Record<string, unknown> | undefined {
    const row = this.state.rows.get(entityOf({ noun, key }))
    return row && !row.isGone ? row.values : undefined
  }

  backup(): State {
    const { files, ...state } = this.state
    return { ...structuredClone(state), files: files.copy() }
  }

  restore(saved: State, epoch: string): void {
    const { files, ...state } = saved
    this.state = { ...structuredClone(state), files: files.copy(), epoch }
  }

  exchange(ask: Ask): Reply {
    const { state } = this
    const knows = (ask.known ?? []).every(({ seq, seal }) => (state.marks.get(seq) ?? '') === seal)
    if (!knows && ask.epoch === state.epoch) state.epoch = `${state.epoch}+`
    const base = { epoch: state.epoch, now: this.now, scope: this.scope }
    if ((ask.epoch !== null && ask.epoch !== state.epoch) || (ask.since ?? 0) > state.seq)
      return { ...base, settled: [], changes: [], next: 0, more: true }
    const settled = unitsOf(structuredClone(ask.ops)).flatMap((unit) => this.applyUnit(unit, ask.replica))
    const head = { seq: state.seq, seal: state.marks.get(state.seq) ?? '' }
    return structuredClone({
      ...base,
      head,
      anew: this.anew,
      settled,
      ...(ask.since === null ? this.copy(ask.place) : this.since(ask.since)),
    })
  }

  private row(noun: string, key: string): Kept {
    return this.state.rows.get(entityOf({ noun, key })) ?? { noun, key, rev: 0, seq: 0, values: {}, versions: {}, isGone: true }
  }

  private put(row: Kept): Kept {
    const next = { ...row, rev: row.rev + 1, seq: ++this.state.seq }
    this.state.rows.set(entityOf(row), next)
    this.state.marks.set(next.seq, `mark.${++this.marked}`)
    return next
  }

  /** Does an op, or all of a group or none. */
  private applyUnit(unit: readonly [Op, ...Op[]], replica: string): Settled[] {
    if (unit.some(({ id }) => this.state.outcomes.has(id))) return unit.map((op) => this.apply(op, replica))
    if (!isWhole(unit)) return unit.map(({ id }) => ({ id, outcome: 'retry', seq: 0, rev: 0, code: 'op.part' }))
    const at = unit.length > 1 ? unit.findIndex((op) => this.refuses(op)) : -1
    if (at < 0) return unit.map((op) => this.apply(op, replica))
    return unit.map((op, place) => {
      const code = (place === at && this.refuses(op)) || 'op.stopped'
      const settled: Settled = { id: op.id, outcome: 'rejected', seq: 0, rev: 0, code }
      this.state.outcomes.set(op.id, { ...settled, replica })
      return settled
    })
  }

  private apply(op: Op, replica: string): Settled {
    const known = this.state.outcomes.get(op.id)
    if (known) return { ...known, dup: true }
    const before = [op.prev, ...op.deps].filter((id) => id !== null).map((id) => this.state.outcomes.get(id)?.outcome)
    if (before.includes(undefined)) return { id: op.id, outcome: 'retry', seq: 0, rev: 0, code: 'op.waits' }
    const missing = filesOf(gardenCatalogue.resources[op.noun]?.fields ?? {}, op.patch).filter((sha) => !this.state.files.whole.has(sha))
    const values = { count: missing.length, files: missing.join(',') }
    if (missing.length > 0) return { id: op.id, outcome: 'retry', seq: 0, rev: 0, code: 'file.missing', values }
    const code = before.some((one) => one === 'rejected' || one === 'blocked') ? 'op.blocked' : this.refuses(op)
    const settled: Settled = code
      ? { id: op.id, outcome: code === 'op.blocked' ? 'blocked' : 'rejected', seq: 0, rev: 0, code }
      : this.run(op, replica)
    this.state.outcomes.set(op.id, { ...settled, replica })
    return settled
  }

  private run(op: Op, replica: string): Settled {
    const row = this.row(op.noun, op.key)
    this.state.effects.set(op.id, (this.state.effects.get(op.id) ?? 0) + 1)
    const effect = op.verb === 'remove' ? { [gone]: true } : effectOf(op, row.values, gardenCatalogue.flows[op.noun])
    const intent = {
      patch: effect,
      // Whoever removes a row saw it.
      base: op.verb === 'remove' ? { ...op.base, [gone]: false } : op.base,
      trunk: op.verb === 'adjust' ? Number.MAX_SAFE_INTEGER : op.trunk,
      replica,
      sameEpoch: op.epoch === null || op.epoch === this.state.epoch,
    }
    const { write, held } = merge({ ...row.values, [gone]: row.rev > 0 && row.isGone }, row.versions, intent)
    const { [gone]: removed, ...values } = write
    const isChanged = Object.keys(write).length > 0
    const next = isChanged
      ? this.put({
          ...row,
          values: { ...row.values, ...values },
          isGone: removed === true,
          versions: versionsAfter(row.versions, Object.keys(write), row.rev + 1, replica),
        })
      : row
    this.hold(op, held)
    return {
      id: op.id,
      outcome: held.length > 0 ? 'conflict' : 'applied',
      rev: next.rev,
      seq: isChanged ? next.seq : 0,
      held: held.map((one) => one.field),
    }
  }

  private hold(op: Op, held: readonly Held[]): void {
    for (const { field, mine } of held)
      this.write('conflict', `${op.id}.${field}`, { noun: op.noun, rowId: op.key, field, mine: JSON.stringify(mine), state: 'open' })
  }

  private change(row: Kept): Change {
    const kept = {
      id: row.key,
      rev: row.rev,
      scope: 'all',
      createBy: 'x',
      createTime: '2026-03-02 08:00:00',
      updateBy: null,
      updateTime: null,
    }
    const shown: Row | null = row.isGone || !this.sees(row) ? null : { ...row.values, ...kept }
    return { noun: row.noun, id: row.key, seq: row.seq, row: shown }
  }

  private since(since: number) {
    const found = [...this.state.rows.values()].filter((row) => row.seq > since).sort((one, two) => one.seq - two.seq)
    const changes = found.slice(0, this.page)
    const more = found.length > changes.length
    return { changes: changes.map((row) => this.change(row)), more, next: more ? (changes.at(-1)?.seq ?? since) : this.state.seq }
  }

  private copy(given: Ask['place']) {
    const at = given ?? { asOf: this.state.seq, noun: '', after: '' }
    const placeOf = (noun: string, key: string) =>
      `${copyOrder(gardenCatalogue.resources[noun] ?? { name: noun, offline: { mode: 'none' } })}:${key}`
    const from = at.noun === '' ? '' : placeOf(at.noun, at.after)
    const found = [...this.state.rows.values()].filter((row) => !row.isGone && this.sees(row) && placeOf(row.noun, row.key) > from)
    found.sort((one, two) => (placeOf(one.noun, one.key) < placeOf(two.noun, two.key) ? -1 : 1))
    const rows = found.slice(0, this.page)
    const last = rows.at(-1)
    const place = last && found.length > rows.length ? { asOf: at.asOf, noun: last.noun, after: last.key } : null
    return { changes: rows.map((row) => this.change(row)), place, next: at.asOf, more: place !== null }
  }
}
