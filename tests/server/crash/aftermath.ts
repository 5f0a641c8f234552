import type { Change, Settled } from '../../../src/contract/sync/exchange'
import type { Op } from '../../../src/contract/sync/op'
import type { CursorReader } from './cursor-reader'
import type { RestlessHouse } from './restless-house'
import type { Sender } from './sender'
import { firstPages } from './work'

type StoredOp = { readonly op_id: string; readonly settled: Settled }
type StoredRow = { readonly id: string; readonly title: string; readonly pages: number | null; readonly rev: number }
type Logged = { readonly seq: number; readonly noun: string; readonly row_id: string }

/** Everything the database holds after the storm. */
export type Aftermath = {
  readonly ops: ReadonlyMap<string, Settled>
  readonly rows: readonly StoredRow[]
  readonly log: readonly Logged[]
  readonly counter: number
}

export const readAftermath = (house: RestlessHouse): Promise<Aftermath> =>
  house.onDatabase(async (client) => {
    // Made by the test itself, before the storm.
    const ops = await client.query<StoredOp>(
      `select op_id, settled from sync_op where not (row_id like 'shared.%' and payload ->> 'verb' = 'add')`,
    )
    const rows = await client.query<StoredRow>('select id, title, pages, rev from paper where not gone')
    const log = await client.query<Logged>('select seq::integer, noun, row_id from sync_change order by seq')
    const counter = await client.query<{ seq: number }>('select seq::integer from sync_counter')
    return {
      ops: new Map(ops.rows.map((one) => [one.op_id, one.settled])),
      rows: rows.rows,
      log: log.rows,
      counter: counter.rows[0]?.seq ?? 0,
    }
  })

type Accepted = { readonly op: Op; readonly replica: string; readonly rev: number }

/** What was accepted, by row, in the order it took effect. */
function acceptedByRow(senders: readonly Sender[]): Map<string, Accepted[]> {
  const accepted = senders.flatMap(({ work }) =>
    work.sent.flatMap(({ op, settled }): Accepted[] =>
      settled?.outcome === 'applied' ? [{ op, replica: work.replica, rev: settled.rev }] : [],
    ),
  )
  const rows = new Map<string, Accepted[]>()
  for (const one of accepted.sort((first, second) => first.rev - second.rev)) rows.set(one.op.key, [...(rows.get(one.op.key) ?? []), one])
  return rows
}

/** No loss: what a sender was told is what is kept, and nothing is kept that nobody sent. */
export function lost({ ops }: Aftermath, senders: readonly Sender[]): string[] {
  const sent = senders.flatMap(({ work }) => work.sent)
  const wrong = sent.filter(
    ({ op, settled }) =>
      !settled ||
      JSON.stringify([settled.outcome, settled.seq, settled.rev]) !==
        JSON.stringify([ops.get(op.id)?.outcome, ops.get(op.id)?.seq, ops.get(op.id)?.rev]),
  )
  const known = new Set(sent.map(({ op }) => op.id))
  return [
    ...wrong.map(({ op, settled }) => `${op.id} was told ${settled?.outcome}, kept ${ops.get(op.id)?.outcome}`),
    ...[...ops.keys()].filter((id) => !known.has(id)).map((id) => `${id} was never sent`),
  ]
}

/** Never twice: each accepted op made exactly one version of its row, and counters are the sum of what was accepted. */
export function twice({ rows }: Aftermath, senders: readonly Sender[]): string[] {
  const accepted = acceptedByRow(senders)
  return rows.flatMap((row) => {
    const own = accepted.get(row.id) ?? []
    const isShared = row.id.startsWith('shared.')
    const revs = own.map(({ rev }) => rev)
    const expected = own.map((_, at) => at + (isShared ? 2 : 1))
    const pages = own.reduce((sum, { op }) => sum + Number(op.patch.pages ?? 0), firstPages)
    const faults =
      JSON.stringify(revs) === JSON.stringify(expected) && row.rev === (expected.at(-1) ?? 1)
        ? []
        : [`${row.id} at ${row.rev} was made of ${revs}`]
    return isShared && row.pages !== pages ? [...faults, `${row.id} counts ${row.pages}, accepted ${pages}`] : faults
  })
}

/** Order: what one replica did to a row took effect in the order it was made, and the last of it stands. */
export function disorder({ rows }: Aftermath, senders: readonly Sender[]): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...acceptedByRow(senders)].flatMap(([id, accepted]) => {
    const latest = new Map<string, number>()
    const isOrdered = accepted.every(({ op, replica }) => {
      const isNext = op.n > (latest.get(replica) ?? 0)
      latest.set(replica, op.n)
      return isNext
    })
    const last = accepted.at(-1)?.op.patch.title
    return isOrdered && (last === undefined || byId.get(id)?.title === last)
      ? []
      : [`${id}: ${accepted.map(({ op }) => op.n)}, now ${byId.get(id)?.title}`]
  })
}

const idsOf = (changes: readonly Pick<Change, 'noun' | 'id'>[]): string =>
  // A change of nothing keeps the place of outcomes alone, and is told to nobody.
  [...new Set(changes.filter(({ noun }) => noun !== '').map(({ noun, id }) => `${noun}:${id}`))].sort().join()

/** The cursor: numbers without a gap, every stretch told in full, and in the end the same rows. */
export function skipped({ log, rows, counter }: Aftermath, reader: CursorReader): string[] {
  const gaps = log
    .filter(({ seq }, at) => seq !== at + 1)
    .slice(0, 3)
    .map(({ seq }) => `a gap before ${seq}`)
  const told = reader.stretches.filter(
    ({ from, to, changes }) => idsOf(changes) !== idsOf(log.slice(from, to).map(({ noun, row_id }) => ({ noun, id: row_id }))),
  )
  const stale = rows.filter(
    (row) =>
      JSON.stringify([row.title, row.pages, row.rev]) !==
      JSON.stringify([reader.rows.get(row.id)?.title, reader.rows.get(row.id)?.pages, reader.rows.get(row.id)?.rev]),
  )
  const end = [log.length, reader.stretches.at(-1)?.to].filter((at) => at !== counter).map((at) => `ended at ${at} of ${counter}`)
  return [...gaps, ...told.map(({ from, to }) => `not all of ${from} to ${to}`), ...stale.map((row) => `stale: ${row.id}`), ...end]
}
