import { uuidv7 } from 'uuidv7'
import { flowOf } from '../../../contract/catalogue'
import { filesOf } from '../../../contract/fields/file'
import type { Values } from '../../../contract/fields/values'
import type { Resource } from '../../../contract/resource'
import { add, edit, type Intent, move, remove } from '../../../contract/sync/intent'
import { useEngine } from '../../offline/engine-context'
import { useCommit } from '../../offline/outbox/use-commit'
import type { PersonDb } from '../../offline/person-db'
import { useSyncStatus } from '../../offline/use-sync-status'
import { useProduct } from '../../shell/product'
import { call } from '../../wire/call'
import { isSilence } from '../../wire/wire-error'
import { nounKeys } from '../noun-keys'
import { queries } from '../queries'
import type { ViewRow } from '../row'
import { restore, restoreRemote } from './restore-removed'

/** `attempt` stays the same while one person tries to save one thing, so that a lost answer cannot make it happen twice. */
type Attempt = { readonly attempt?: string }
export type Change = Attempt & {
  readonly patch: Values
  /** The row as the form showed it; none for a new row. */
  readonly row?: ViewRow
  /** Key of the form's draft, which goes with the save. */
  readonly draft?: string
}

const keyOf = (attempt: string | undefined) => ({ 'X-Idempotency-Key': attempt ?? uuidv7() })
const forget = (noun: string) => void queries.invalidateQueries({ queryKey: nounKeys.all(noun) })

/** What is saved on the server at once must find its files there. */
async function bringFiles(db: PersonDb, { fields }: Resource, patch: Values): Promise<void> {
  if (filesOf(fields, patch).length === 0) return
  const { bringNamed } = await import('../../files/upload/bring-named')
  await bringNamed(db, fields, patch)
}

async function saveRemote(db: PersonDb, resource: Resource, { row, patch, attempt }: Change): Promise<string> {
  await bringFiles(db, resource, patch)
  const headers = keyOf(attempt)
  const made = row
    ? await call<unknown>('PUT', `${resource.path}/edit`, { body: { ...patch, id: row.id, rev: row.rev }, headers })
    : await call<unknown>('POST', `${resource.path}/add`, { body: patch, headers })
  forget(resource.name)
  return row?.id ?? (typeof made === 'object' && made !== null && 'id' in made ? String(made.id) : '')
}

/**
 * The writes of a noun. What may be edited without network goes through the outbox and resolves once it is safe on this device, and where the server
 * is asked first does so while there is none; everything else goes to the server at once and throws `WireError` when it is refused.
 */
export function useSave(resource: Resource) {
  const { catalogue } = useProduct()
  const { db } = useEngine()
  const commit = useCommit()
  const isOnline = useSyncStatus((status) => status.online)
  const { mode, asksFirst } = resource.offline
  const isKept = mode === 'write'
  const isQueued = isKept && !(asksFirst && isOnline)
  const flow = flowOf(catalogue, resource.name)
  const keep = async (intent: Intent, { draft }: Change) => {
    await commit([intent], draft === undefined ? {} : { draft })
    return intent.key
  }
  return {
    save: async (change: Change): Promise<string> => {
      const { row, patch } = change
      // What waits here already is not overtaken.
      if (!isQueued && !(isKept && row?.standing))
        try {
          return await saveRemote(db, resource, change)
        } catch (error) {
          // A change whose answer was lost is the same made twice; of something new there would be two.
          if (!isKept || !row || !isSilence(error)) throw error
        }
      if (row) return keep(edit(resource, row.id, patch, { seen: row }), change)
      return keep(add(resource, resource.key?.(patch) ?? uuidv7(), patch), change)
    },
    remove: async (ids: readonly string[]): Promise<void> => {
      if (isQueued) await commit(ids.map((key) => remove(resource, key)))
      else if (ids.length === 1) await call('DELETE', `${resource.path}/delete`, { query: { id: ids[0] }, headers: keyOf(undefined) })
      else await call('DELETE', `${resource.path}/deleteBatch`, { query: { ids: ids.join(',') }, headers: keyOf(undefined) })
      forget(resource.name)
    },
    /** Brings back what was removed a moment ago: behind the removal where that may still wait on this device, else at once. */
    restore: async (ids: readonly string[]): Promise<void> => {
      if (isQueued) await commit(ids.map((key) => restore(resource, key)))
      else await restoreRemote(resource, ids)
      forget(resource.name)
    },
    move: async (verb: string, change: Change & { readonly row: ViewRow }): Promise<void> => {
      const { row, patch, attempt } = change
      if (isQueued && flow?.moves[verb]?.offline) await keep(move(resource, row.id, verb, patch, { seen: row }), change)
      else {
        await bringFiles(db, resource, patch)
        await call('POST', `${resource.path}/${verb}`, { body: { ...patch, id: row.id, rev: row.rev }, headers: keyOf(attempt) })
      }
      forget(resource.name)
    },
  }
}
