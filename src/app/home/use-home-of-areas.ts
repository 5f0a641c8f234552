import { readPart } from '../design/kept-part'
import { useProduct } from '../shell/product'
import type { HomeOfArea } from './home-of-area'

const nothing: readonly never[] = []

/** What the areas tell on the home. Waits where it is not fetched yet. */
export function useHomeOfAreas(): readonly HomeOfArea[] {
  const { home } = useProduct()
  return home ? readPart(home()) : nothing
}
