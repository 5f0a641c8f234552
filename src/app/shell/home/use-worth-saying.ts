import { useSyncStatus } from '../../offline/use-sync-status'
import { useCopyProgress } from './use-copy-progress'

/** Whether something waits to be sent, needs somebody, or is still being copied here. All else the badge says. */
export function useWorthSaying(): boolean {
  const isCopying = useCopyProgress() !== undefined
  return useSyncStatus(({ waiting, parked, conflicts, files }) => waiting + parked + conflicts + files > 0) || isCopying
}
