import { useMemo } from 'react'
import type { Label } from '../../../contract/label'
import { copyOrder } from '../../../contract/sync/copy-order'
import { useSyncStatus } from '../../offline/use-sync-status'
import { useCan } from '../../session/use-can'
import { useProduct } from '../product'

/** What of a first copy is fetched just now, and how many of how many kinds of records are here. */
export type CopyProgress = { readonly noun: Label; readonly done: number; readonly total: number }

/** How far the first full copy has come; undefined where none is on its way. */
export function useCopyProgress(): CopyProgress | undefined {
  const { catalogue } = useProduct()
  const can = useCan()
  const isComing = useSyncStatus(({ ready, online, pause }) => !ready && online && !pause)
  const reached = useSyncStatus((status) => status.reached)
  return useMemo(() => {
    const kept = Object.values(catalogue.resources).filter((one) => one.offline.mode !== 'none' && can(`${one.name}:list`))
    const orders = kept.map((one) => ({ label: one.label, order: copyOrder(one) })).sort((one, two) => (one.order < two.order ? -1 : 1))
    const done = orders.filter(({ order }) => reached !== null && order < reached).length
    const noun = orders[done]?.label
    return isComing && noun ? { noun, done, total: orders.length } : undefined
  }, [catalogue, can, isComing, reached])
}
