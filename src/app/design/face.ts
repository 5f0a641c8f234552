import { useSyncExternalStore } from 'react'
import { type Face, faceNow, wide } from './face-now'

function subscribe(changed: () => void) {
  const list = wide()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

export const useFace = (): Face => useSyncExternalStore(subscribe, faceNow)
