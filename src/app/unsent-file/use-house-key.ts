import { useEffect } from 'react'
import { useSyncStatus } from '../offline/use-sync-status'
import { useSession } from '../session/session'

/** Fetches the key of the house as soon as the server is reached, and tries it. One that does not arrive comes the next time. */
export function useHouseKey(): void {
  const tenant = useSession((state) => state.tenant)
  const fresh = useSyncStatus((status) => status.fresh)
  const user = useSession((state) => state.person?.id)
  useEffect(() => {
    if (!fresh || !user) return
    import('../encrypted/encryption-key').then(({ proveEncryptionKey }) => proveEncryptionKey(tenant, user)).catch(() => undefined)
  }, [tenant, user, fresh])
}
