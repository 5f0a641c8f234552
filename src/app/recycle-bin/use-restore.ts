import { useState } from 'react'
import '../../contract/recycle-bin/recycle-bin-errors'
import type { Resource } from '../../contract/resource'
import { toast } from '../design/overlay/toast'
import { restoreRemote } from '../resource/form/restore-removed'
import { nounKeys } from '../resource/noun-keys'
import { queries } from '../resource/queries'
import { call } from '../wire/call'
import { binKey } from './use-removed'

/**
 * What is done with removed rows, each all or none: bring them back, or delete them for good. `failure`: why the last was not done, until
 * something else is tried. Both resolve to whether it was done; `done` is what is said then.
 */
export function useRestore(resource: Resource) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const act = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await run()
      toast(done)
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      await Promise.all([
        queries.invalidateQueries({ queryKey: nounKeys.all(resource.name) }),
        queries.invalidateQueries({ queryKey: binKey }),
      ])
      setBusy(false)
    }
  }
  return {
    isBusy,
    failure,
    restore: (ids: readonly string[], done: string) => act(() => restoreRemote(resource, ids), done),
    forget: (ids: readonly string[], done: string) =>
      act(() => call('DELETE', `${resource.path}/removed`, { query: { ids: ids.join(',') } }), done),
  }
}
