import { useSyncExternalStore } from 'react'

/** `desktop`: a wide screen and a fine pointer. Everything held in a hand is `touch`, however large. */
export type Face = 'touch' | 'desktop'

const wide = () => window.matchMedia('(min-width: 1088px) and (pointer: fine)')

function subscribe(changed: () => void) {
  const list = wide()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

let last: Face | undefined

/** While a page is printed its width is that of the paper: taken for a narrow screen, it would be built anew and print empty. */
function read(): Face {
  if (!last || !window.matchMedia('print').matches) last = wide().matches ? 'desktop' : 'touch'
  return last
}

export const useFace = (): Face => useSyncExternalStore(subscribe, read)
