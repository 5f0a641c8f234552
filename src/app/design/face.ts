import { useSyncExternalStore } from 'react'
import { type Face, faceNow, wide } from './face-now'

const told = new Set<() => void>()
// Together: told one by one, the page would be drawn after the first of them, with a part of it of one face inside a whole of the other.
const tellAll = () => {
  for (const tell of told) tell()
}
let list: MediaQueryList | undefined

function subscribe(changed: () => void) {
  told.add(changed)
  if (!list) {
    list = wide()
    list.addEventListener('change', tellAll)
  }
  return () => {
    told.delete(changed)
    if (told.size > 0) return
    list?.removeEventListener('change', tellAll)
    list = undefined
  }
}

export const useFace = (): Face => useSyncExternalStore(subscribe, faceNow)
