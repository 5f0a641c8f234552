import type { Resource } from '../../contract/resource'
import { call } from '../wire/call'
import { isSilence, WireError } from '../wire/wire-error'
import { nounKeys } from './noun-keys'
import type { ViewRow } from './row'
import { useAnswer } from './use-answer'
import { useIsLocal } from './use-list'
import { useLocalRow } from './use-local'

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

/** One row of a noun, with this device's own unsent edits in it. */
export function useRecord(resource: Resource, id: string): RecordView {
  const isLocal = useIsLocal(resource)
  const local = useLocalRow(resource.name, resource.offline.mode === 'none' ? undefined : id)
  const remote = useAnswer({
    queryKey: nounKeys.record(resource.name, id),
    // A row outside what this device keeps is asked for, so that a link to it works all the same.
    enabled: !isLocal || local === null,
    queryFn: ({ signal }) => call<ViewRow>('GET', `${resource.path}/queryById`, { query: { id }, signal }),
  })
  const again = () => void remote.refetch()
  if (local && (isLocal || local.standing)) return { phase: 'ready', row: { ...remote.data, ...local }, again }
  if (remote.data) return { phase: 'ready', row: remote.data, again }
  if (isLocal && local === undefined) return { phase: 'loading', again }
  return { phase: remotePhase(remote), error: remote.error, again }
}
