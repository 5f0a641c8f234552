import type { Catalogue } from '../../contract/catalogue'
import { tellArrival } from '../design/arrivals'

type Load = () => Promise<Catalogue>

const coming = new WeakMap<Load, Promise<Catalogue>>()
const here = new WeakMap<Load, Catalogue>()

/** Every noun of the product, if they have been fetched. Whoever waits for a promise that is kept already is drawn a placeholder first. */
export const wholeIfHere = (load: Load): Catalogue | undefined => here.get(load)

/** Every noun of the product: fetched once, by whoever asks first. */
export function wholeOf(load: Load): Promise<Catalogue> {
  const known = coming.get(load)
  if (known) return known
  const found = load().finally(tellArrival)
  coming.set(load, found)
  // A failure is said where it is drawn; the next visit tries again.
  found.then(
    (whole) => here.set(load, whole),
    () => coming.delete(load),
  )
  return found
}
