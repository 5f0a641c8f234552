/** `desktop`: a wide screen and a fine pointer. Everything held in a hand is `touch`, however large. */
export type Face = 'touch' | 'desktop'

export const wide = () => window.matchMedia('(min-width: 1088px) and (pointer: fine)')

let last: Face | undefined

/** The face just now. While a page is printed its width is that of the paper: taken for a narrow screen, it would be built anew and print empty. */
export function faceNow(): Face {
  if (!last || !window.matchMedia('print').matches) last = wide().matches ? 'desktop' : 'touch'
  return last
}
