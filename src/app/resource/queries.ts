import { onlineManager, QueryClient } from '@tanstack/react-query'
import { onNews } from '../live/news'
import { useSession } from '../session/session'
import { WireError } from '../wire/wire-error'
import { remembered } from './noun-keys'

/** A refusal stays a refusal however often one asks; only silence is worth a second try, and not on a device that knows it has no network. */
export const retry = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof WireError && error.status === 0 && navigator.onLine

/** What was read from the server, for as long as it may be shown without asking again. */
export const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'offlineFirst', staleTime: 30_000, gcTime: remembered, retry, refetchOnWindowFocus: true } },
})

// Asks again when the window is looked at again or the network is back; whether there is one the library learns only from changes.
onlineManager.setOnline(navigator.onLine)
queries.mount()

// What one person was shown is not shown to the next one at this device, not even for a moment.
useSession.subscribe((now, before) => {
  if (now.person?.id !== before.person?.id) queries.clear()
})

onNews(() => void queries.invalidateQueries({ queryKey: ['noun'] }))
