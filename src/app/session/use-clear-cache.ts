import { toast } from '../design/overlay/toast'
import { accountWords } from '../language/account-words'
import { useSay } from '../language/use-say'
import { currentEngine } from './current-engine'
import { refreshDictionaries } from './refresh-dictionaries'

/** Has every dictionary read anew, on the server and here, and says so. */
export function useClearCache(): () => Promise<unknown> {
  const say = useSay()
  return () =>
    refreshDictionaries().then(
      () => {
        // The words sound like more than it is: whoever has unsent work reads that it is untouched.
        const { waiting = 0, parked = 0 } = currentEngine()?.status.getState() ?? {}
        const count = waiting + parked
        toast(say(accountWords.cacheRefreshed) + (count > 0 ? ` ${say('safeHere', { count })}` : ''))
      },
      () => toast(say(accountWords.cacheRefreshFailed), { tone: 'bad' }),
    )
}
