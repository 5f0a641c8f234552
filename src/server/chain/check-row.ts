import { sql } from 'kysely'
import { resourceOf } from '../../contract/catalogue'
import type { ChainFlaw } from '../../contract/sync/chain'
import type { Engine } from '../engine'
import { type ChainedOp, chainedOps } from './chained-ops'
import { opFlaw, rowFlaw } from './check-record'
import { answersFor, presentRows } from './read-rows'

/** What does not fit about a record and its sealed ops as they lie in the database at this moment; undefined when all of it does. */
export async function checkRow(
  { databases, catalogue, signing }: Engine,
  { tenant_id, noun, row_id }: Pick<ChainedOp, 'tenant_id' | 'noun' | 'row_id'>,
): Promise<ChainFlaw | undefined> {
  const resource = resourceOf(catalogue, noun)
  if (!resource) return undefined
  const ops = await chainedOps(databases.owner, tenant_id, sql`s.noun = ${noun} and s.row_id = ${row_id}`)
  for (const op of ops) {
    const flaw = opFlaw(catalogue, signing, op)
    if (flaw) return flaw
  }
  const stored = (await presentRows(databases.owner, tenant_id, resource, [row_id])).get(row_id)
  const isHeld = ops.some(({ outcome }) => outcome === 'conflict')
  const answers = isHeld ? await answersFor(databases.owner, tenant_id, noun, row_id) : []
  return rowFlaw(catalogue, noun, ops, stored, answers) === undefined ? undefined : 'row'
}
