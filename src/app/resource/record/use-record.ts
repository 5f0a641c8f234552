import type { Resource } from '../../../contract/resource'
import { call } from '../../wire/call'
import { isSilence, WireError } from '../../wire/wire-error'
import { useIsLocal } from '../list/use-list'
import { nounKeys } from '../noun-keys'
import { isAhead, isRemovedHere, laidOver } from '../own-edits'
import type { ViewRow } from '../row'
import { useAnswer } from '../use-answer'
import { useLocalRecord } from '../use-local'

export type RecordView = {
  readonly phase: 'loading' | 'ready' | 'gone' | 'error' | 'offline'
  readonly row?: ViewRow
  readonly error?: unknown
  readonly again: () => void
}

function remotePhase(remote: { isError: boolean; error: unknown; fetchStatus: string }): RecordView['phase'] {
  if (remote.error instanceof WireError && remote.error.code === 'record.gone') return 'gone'
  if (remote.fetchStatus === 'paused' || isSilence(remote.error)) return 'offline'
  return remote.isError ? 'error' : 'loading'
}

/**
 * One row of a noun, with this device's own unsent edits in it. `known`: the row as a list of this device's rows shows it, which stands until it is
 * read once more.
 */
export function useRecord(resource: Resource, id: string, known?: ViewRow): RecordView {
  const isLocal = useIsLocal(resource)
  const copy = useLocalRecord(resource.offline.mode === 'none' ? undefined : resource.name, id)
  const local = copy && (copy.rows[0] ?? null)
  const remote = useAnswer({
    queryKey: nounKeys.record(resource.name, id),
    // A row outside what this device keeps is asked for, so that a link to it works all the same.
    enabled: !isLocal || local === null,
    queryFn: ({ signal }) => call<ViewRow>('GET', `${resource.path}/queryById`, { query: { id }, signal }),
  })
  const again = () => void remote.refetch()
  const told = remote.data
  if (copy && isRemovedHere(local, copy.edits.removed.get(id), told?.rev ?? 0)) return { phase: 'gone', again }
  // What was made here a moment ago is not gone because the server did not know it before.
  if (local && (isLocal || (told ? isAhead(local, told) : local.standing || copy?.edits.added.has(id))))
    return { phase: 'ready', row: told ? laidOver(resource.fields, told, local) : local, again }
  if (told) return { phase: 'ready', row: told, again }
  if (isLocal && local === undefined) return known ? { phase: 'ready', row: known, again } : { phase: 'loading', again }
  return { phase: remotePhase(remote), error: remote.error, again }
}
