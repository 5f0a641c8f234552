import { resourceOf } from '../../../contract/catalogue'
import { mayNameFiles } from '../../../contract/fields/file'
import type { Values } from '../../../contract/fields/values'
import type { Resource } from '../../../contract/resource'
import type { Settled } from '../../../contract/sync/exchange'
import type { Op } from '../../../contract/sync/op'
import { chainRecords } from '../../chain/chain-records'
import type { Db } from '../../db/database'
import { type Naming, recordUses } from '../../files/named-files'
import { rowOf } from '../../resource/values'
import type { Batch } from '../batch'

type Done = { readonly batch: Batch; readonly op: Op; readonly made: Op; readonly settled: Settled }

/** The records a batch leaves behind with files in them: rows as they stand, and what was asked for, also where it is held. */
function namingsOf({ catalogue, staging }: Batch, done: readonly Done[]): Naming[] {
  const naming = (noun: string, id: string, valuesOf: (resource: Resource) => Values): Naming[] => {
    const resource = resourceOf(catalogue, noun)
    return resource && mayNameFiles(resource.fields) ? [{ noun, id, fields: resource.fields, values: valuesOf(resource) }] : []
  }
  const written = staging.rows().flatMap(({ noun, id, stored }) => naming(noun, id, (resource) => rowOf(resource, stored)))
  return [...written, ...done.flatMap(({ op }) => naming(op.noun, op.key, () => op.patch))]
}

/**
 * What is kept of accepted ops for good: which records name which files, and the record hashes of chained nouns. Done in the batch's
 * transaction, after it was numbered.
 */
export async function keepEvidence(db: Db, batch: Batch, recorded: readonly Done[]): Promise<void> {
  const done = recorded.filter(({ settled }) => settled.outcome === 'applied' || settled.outcome === 'conflict')
  await recordUses(db, namingsOf(batch, done))
  // A record hash covers what the device wrote, in the version it wrote it in.
  await chainRecords(
    db,
    batch,
    done.map(({ batch: { replica }, made, settled }) => ({ op: made, settled, replica })),
  )
}
