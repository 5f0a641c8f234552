import { entityOf } from '../../../contract/sync/op'
import type { PersonDb } from '../person-db'
import { steady } from '../steady'
import { useFollowed } from '../view/use-followed'
import type { StoredOp } from './stored'

/** The record hash of the first edit this device made of each row, by key. Rows begun elsewhere are missing. */
export async function readOwnHashes(db: PersonDb, noun: string, keys: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const entities = keys.map((key) => entityOf({ noun, key }))
  const tables: Promise<StoredOp[]>[] = [db.ops, db.acked, db.done].map((table) => table.where('entity').anyOf(entities).toArray())
  const made = (await Promise.all(tables)).flat().filter((op) => op.seal && op.verb === 'add')
  return Object.fromEntries(made.map((op) => [op.key, op.seal?.hash ?? '']))
}

/** The same, as it changes. Empty while loading. */
export const useOwnHashes = (noun: string, keys: readonly string[]): Readonly<Record<string, string>> =>
  useFollowed(JSON.stringify(['seals', noun, ...keys]), ({ db }) => steady(db, () => readOwnHashes(db, noun, keys))) ?? {}
