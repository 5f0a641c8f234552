import { keptPart } from '../design/kept-part'
import type { HomeOfArea } from './home-of-area'

/** Fetches what is told on the home. */
type Named<T> = () => Promise<T>

/** What several areas tell on the home, fetched once, and anew where that went wrong. */
export function namedHome(areas: readonly Named<HomeOfArea>[]): Named<readonly HomeOfArea[]> {
  let known: Promise<readonly HomeOfArea[]> | undefined
  return () => {
    known ??= keptPart(
      Promise.all(areas.map((named) => named())).catch((error) => {
        known = undefined
        throw error
      }),
    )
    return known
  }
}
