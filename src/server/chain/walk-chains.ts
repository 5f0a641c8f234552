import { sql } from 'kysely'
import { resourceOf } from '../../contract/catalogue'
import { groupBy } from '../../contract/list/group-by'
import type { ChainReport, DayRoot, WalkedDay } from '../../contract/sync/chain'
import { dateTimeOf } from '../../contract/time'
import type { Engine } from '../engine'
import { type ChainedOp, chainedOps } from './chained-ops'
import { opFlaw, rowFlaw } from './check-record'
import { dayText, hashesOf } from './day-roots'
import { merkleRoot } from './merkle'
import { answersFor, presentRows } from './read-rows'
import { note, type Walked, walkAllLinks } from './walk-links'

/** How many ops, or rows, are looked at together: others get their turn in between. */
const portion = 1_000

const chainOf = (chains: ReadonlyMap<string, Walked>, op: ChainedOp): Walked | undefined =>
  chains.get(op.maker === 'server' ? '' : op.replica)
const placeOf = ({ place, received, noun, row_id: id }: ChainedOp) => ({ place, received, noun, id })

async function walkOps({ databases, catalogue, signing }: Engine, tenant: number, chains: ReadonlyMap<string, Walked>): Promise<void> {
  for (let last = 0; ; ) {
    const ops = await chainedOps(databases.owner, tenant, sql`s.place > ${last}`, portion)
    for (const op of ops) {
      const flaw = opFlaw(catalogue, signing, op)
      if (flaw) note(chainOf(chains, op), { flaw, ...placeOf(op) })
    }
    if (ops.length < portion) return
    last = ops.at(-1)?.place ?? last
  }
}

async function walkRows(engine: Engine, tenant: number, noun: string, chains: ReadonlyMap<string, Walked>): Promise<void> {
  const { databases, catalogue } = engine
  const resource = resourceOf(catalogue, noun)
  for (let last = ''; resource; ) {
    const { rows } = await sql<{ id: string }>`select distinct row_id as id from record_seal
      where tenant_id = ${tenant} and noun = ${noun} and row_id > ${last} order by 1 limit ${sql.lit(portion)}`.execute(databases.owner)
    const ids = rows.map(({ id }) => id)
    const ops = await chainedOps(databases.owner, tenant, sql`s.noun = ${noun} and s.row_id = any(${ids}::text[])`, 100_000)
    const stored = await presentRows(databases.owner, tenant, resource, ids)
    for (const [id, own] of groupBy(ops, (op) => op.row_id)) {
      const isHeld = own.some(({ outcome }) => outcome === 'conflict')
      const answers = isHeld ? await answersFor(databases.owner, tenant, noun, id) : []
      const field = rowFlaw(catalogue, noun, own, stored.get(id), answers)
      const [first] = own
      if (field && first) note(chainOf(chains, first), { flaw: 'row', field, ...placeOf(first) })
    }
    if (ids.length < portion) return
    last = ids.at(-1) ?? last
  }
}

async function walkDays({ databases, signing }: Engine, tenant: number): Promise<WalkedDay[]> {
  const { rows } = await sql<DayRoot>`select day, count, root, signature from day_root where tenant_id = ${tenant} order by day`.execute(
    databases.owner,
  )
  const walked: WalkedDay[] = []
  for (const { day, count, root, signature } of rows) {
    const hashes = await hashesOf(databases.owner, tenant, day)
    const isSigned = signing.verify(dayText(tenant, { day, count, root }), signature)
    const flaw = isSigned ? (merkleRoot(hashes) === root && hashes.length === count ? undefined : 'root') : 'signature'
    walked.push({ day, count, root, broken: flaw ? { flaw } : null })
  }
  return walked
}

/**
 * Walks every chain of a tenant from its first record to its last, and every day's root: each op and each row is hashed anew as it lies
 * in the database, each link and signature is checked. Names of each chain the first thing that does not fit.
 */
export async function walkChains(engine: Engine, tenant: number): Promise<ChainReport> {
  const chains = await walkAllLinks(engine.databases.owner, tenant)
  await walkOps(engine, tenant, chains)
  for (const noun of engine.catalogue.chained ?? []) await walkRows(engine, tenant, noun, chains)
  return {
    at: dateTimeOf(engine.now()),
    chains: [...chains.values()].filter(({ count, broken }) => count > 0 || broken),
    days: await walkDays(engine, tenant),
  }
}
