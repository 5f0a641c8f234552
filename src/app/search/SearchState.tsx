import { CloudOff } from 'lucide-react'
import { Skeleton } from '../design/Skeleton'
import { useSay } from '../language/use-say'
import { isWay } from './find/hit'
import type { Search } from './use-search'
import { words as texts } from './words'

/** In place of what was found: that nothing was, that it is on its way, or what may be typed. */
export function SearchState({ search: { words, typed, groups, isReady, state } }: { readonly search: Search }) {
  const say = useSay()
  if (groups.length > 0) return null
  if (!words) return <p className="search-state quiet">{say(texts.example)}</p>
  if (!isReady || state === 'asking') return <Skeleton rows={3} height={40} />
  return (
    <div className="search-state">
      <strong>{say(texts.none, { words: typed.trim() })}</strong>
      <p className="quiet">{say(texts.noneHint)}</p>
    </div>
  )
}

/** Where only this device was looked through, that it was. */
export function SearchScope({ search: { state } }: { readonly search: Search }) {
  const say = useSay()
  if (state !== 'offline' && state !== 'silent') return null
  return (
    <p className="search-scope">
      <CloudOff size={16} aria-hidden />
      {say(state === 'offline' ? texts.onDeviceOnly : texts.notAnswered)}
    </p>
  )
}

/** How much was found, for whoever does not see it. */
export function SearchCount({ search: { words, groups, state, typed } }: { readonly search: Search }) {
  const say = useSay()
  const count = groups.reduce((sum, { hits }) => sum + hits.filter((hit) => !isWay(hit)).length, 0)
  const told =
    count > 0 ? say(texts.results, { count }) : state === 'asking' ? say(texts.searching) : say(texts.none, { words: typed.trim() })
  return (
    <p className="for-readers" role="status">
      {words && told}
    </p>
  )
}
