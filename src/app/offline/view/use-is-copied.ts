import type { Resource } from '../../../contract/resource'
import { copyOrder } from '../../../contract/sync/copy-order'
import type { SyncStatus } from '../status'
import { useSyncStatus } from '../use-sync-status'

/** Whether all rows of a noun have been on the device: after a first full copy, or once that has gone past the noun. */
export const isCopied = (
  { ready, reached, lacking }: Pick<SyncStatus, 'ready' | 'reached' | 'lacking'>,
  resource: Pick<Resource, 'name' | 'offline'>,
): boolean => (ready && !lacking.includes(resource.name)) || (reached !== null && copyOrder(resource) < reached)

/** The same of the device in use, followed. */
export const useIsCopied = (resource: Pick<Resource, 'name' | 'offline'>): boolean => useSyncStatus((status) => isCopied(status, resource))
