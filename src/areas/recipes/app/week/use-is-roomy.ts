import { useSyncExternalStore } from 'react'

/** From which width on a week has room as a grid of days and meals, whatever it is held by. */
const roomy = () => window.matchMedia('(min-width: 820px)')

function subscribe(changed: () => void) {
  const list = roomy()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

let last = false

/** Whether that is so on the screen: a sheet of paper is as narrow as a phone, and nothing is built anew while one is printed. */
function now(): boolean {
  if (!window.matchMedia('print').matches) last = roomy().matches
  return last
}

export const useIsRoomy = (): boolean => useSyncExternalStore(subscribe, now)
