import type { Catalogue } from '../../contract/catalogue'
import { keptPart } from '../design/kept-part'

type Load = () => Promise<Catalogue>

const coming = new WeakMap<Load, Promise<Catalogue>>()

/** Every noun of the product: fetched once, by whoever asks first. */
export function wholeOf(load: Load): Promise<Catalogue> {
  const known = coming.get(load)
  if (known) return known
  const found = keptPart(load())
  coming.set(load, found)
  // Said where it is drawn; the next visit tries again.
  found.catch(() => coming.delete(load))
  return found
}
