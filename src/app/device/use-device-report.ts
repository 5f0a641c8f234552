import { useEffect } from 'react'
import { useSyncStatus } from '../offline/use-sync-status'
import { useSession } from '../session/session'

/** Milliseconds between reports while the app is open. */
const every = 900_000

/** Reports this device once everything new has been read, from then on every quarter of an hour, and when the last edit has been sent. */
export function useDeviceReport(release: string): void {
  const tenant = useSession((state) => state.tenant)
  const speaks = useSyncStatus((status) => status.leads && status.fresh)
  const hasUnsent = useSyncStatus((status) => status.waiting + status.parked > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last edit leaving, or the first one staying, is a reason to report
  useEffect(() => {
    if (!speaks) return
    const tell = () => {
      import('./report-device').then(({ reportDevice }) => reportDevice(tenant, release)).catch(() => undefined)
    }
    // What has only just changed may change back in the same breath.
    const soon = setTimeout(tell, 5_000)
    const timer = setInterval(tell, every)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [tenant, release, speaks, hasUnsent])
}
