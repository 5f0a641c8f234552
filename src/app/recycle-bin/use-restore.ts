import { useState } from 'react'
import type { Resource } from '../../contract/resource'
import { toast } from '../design/overlay/toast'
import { restoreRemote } from '../resource/form/restore-removed'
import { nounKeys } from '../resource/noun-keys'
import { queries } from '../resource/queries'

/** Brings removed rows back, all or none. `failure`: why the last ones did not come, until others are tried. `restore` resolves to whether they are back. */
export function useRestore(resource: Resource) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const restore = async (ids: readonly string[], done: string): Promise<boolean> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await restoreRemote(resource, ids)
      toast(done)
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: nounKeys.all(resource.name) })
      setBusy(false)
    }
  }
  return { isBusy, failure, restore }
}
