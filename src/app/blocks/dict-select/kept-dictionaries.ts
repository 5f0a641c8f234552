import { fetchedDictionaries as store } from '../../session/refresh-dictionaries'
import { useSession } from '../../session/session'
import { forget, keep, lifetime, recall } from '../../session/storage'
import type { DictChoice } from './load-dictionary'

/** Most dictionaries kept beside those of the sign-in; the oldest go first. */
const most = 100

type Kept = Readonly<Record<string, { readonly at: number; readonly items: readonly DictChoice[] }>>

const all = (now: number): [string, Kept[string]][] =>
  Object.entries(recall<Kept>(store, now) ?? {}).filter(([, { at }]) => at + lifetime > now)

/** What this device keeps of a dictionary: for seven days from when it was fetched. */
export const keptItems = (key: string, now = Date.now()): readonly DictChoice[] | undefined =>
  all(now).find(([known]) => known === key)?.[1].items

export function keepItems(key: string, items: readonly DictChoice[], now = Date.now()): void {
  const others = all(now).filter(([known]) => known !== key)
  keep(store, Object.fromEntries([...others.slice(-(most - 1)), [key, { at: now, items }]]))
}

// What one person was shown is not shown to the next one at this device.
useSession.subscribe((now, before) => {
  if (now.person?.id !== before.person?.id) forget(store)
})
