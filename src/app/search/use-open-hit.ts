import { useNavigate } from 'react-router-dom'
import { resolvePlaceholders } from '../shell/screens/placeholders'
import type { Hit } from './find/hit'
import { closeSearch } from './open-search'
import { noteOpened } from './recent'
import { openedOf } from './use-search'

/** Goes to what was found, and notes that it was opened. */
export function useOpenHit(): (hit: Hit) => void {
  const navigate = useNavigate()
  return (hit) => {
    noteOpened(openedOf(hit))
    closeSearch()
    if ('node' in hit && hit.node.outside && hit.node.url) window.open(resolvePlaceholders(hit.node.url), '_blank', 'noreferrer')
    else void navigate(hit.path)
  }
}
