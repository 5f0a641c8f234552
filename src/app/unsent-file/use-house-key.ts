import { useEffect } from 'react'
import { useSyncStatus } from '../offline/use-sync-status'
import { useSession } from '../session/session'

/** Fetches the key of the house as soon as the server is reached. One that does not arrive comes the next time. */
export function useHouseKey(): void {
  const tenant = useSession((state) => state.tenant)
  const fresh = useSyncStatus((status) => status.fresh)
  useEffect(() => {
    if (fresh) import('./house-key').then(({ learnHouseKey }) => learnHouseKey(tenant)).catch(() => undefined)
  }, [tenant, fresh])
}
