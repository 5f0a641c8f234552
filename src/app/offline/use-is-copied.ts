import { copyOrder } from '../../contract/copy-order'
import type { Resource } from '../../contract/resource'
import { useSyncStatus } from './use-sync-status'

/** Whether all rows of a noun have been on the device: after a first full copy, or once that has gone past the noun. */
export function useIsCopied(resource: Pick<Resource, 'name' | 'offline'>): boolean {
  return useSyncStatus(({ ready, reached }) => ready || (reached !== null && copyOrder(resource) < reached))
}
