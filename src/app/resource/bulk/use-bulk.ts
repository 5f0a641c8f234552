import type { Resource } from '../../../contract/resource'
import { edit, type Intent, move, remove } from '../../../contract/sync/intent'
import { atomic } from '../../offline/outbox/atomic'
import { useCommit } from '../../offline/outbox/use-commit'
import { useSave } from '../form/use-save'
import type { ViewRow } from '../row'
import type { BulkAct } from './bulk-plan'

/** Most rows that are done all or none. */
const together = 200

/** A row that stopped, and what it was refused with. */
export type Stopped = { readonly row: ViewRow; readonly error: unknown }

const isQueued = ({ offline }: Resource, act: BulkAct): boolean =>
  offline.mode === 'write' && (act.kind !== 'move' || act.move.offline === true)

function intentOf(resource: Resource, act: BulkAct, row: ViewRow): Intent {
  if (act.kind === 'remove') return remove(resource, row.id)
  if (act.kind === 'move') return move(resource, row.id, act.verb, {}, { seen: row })
  return edit(resource, row.id, { [act.field]: act.value }, { seen: row })
}

/**
 * Does the same with several rows. What may be edited without network is done as groups, each of them all or none; everything else goes to the
 * server row by row. Answers which rows stopped. `onDone` hears how many are done so far.
 */
export function useBulk(resource: Resource) {
  const commit = useCommit()
  const save = useSave(resource)
  const one = (act: BulkAct, row: ViewRow): Promise<unknown> => {
    if (act.kind === 'remove') return save.remove([row.id])
    if (act.kind === 'move') return save.move(act.verb, { row, patch: {} })
    return save.save({ row, patch: { [act.field]: act.value } })
  }
  return async (act: BulkAct, rows: readonly ViewRow[], onDone: (count: number) => void): Promise<readonly Stopped[]> => {
    const stopped: Stopped[] = []
    const size = isQueued(resource, act) ? together : 1
    for (let at = 0; at < rows.length; at += size) {
      const part = rows.slice(at, at + size)
      const [first] = part
      try {
        if (size > 1) await commit(atomic(part.map((row) => intentOf(resource, act, row))))
        else if (first) await one(act, first)
      } catch (error) {
        stopped.push(...part.map((row) => ({ row, error })))
      }
      onDone(at + part.length)
    }
    return stopped
  }
}
