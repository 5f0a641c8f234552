import { use } from 'react'
import { tellArrival } from './arrivals'

const here = new WeakMap<Promise<unknown>, { readonly value: unknown }>()

/** Has what comes read without waiting once it is here, and told to whoever waits for it. */
export function keptPart<T>(coming: Promise<T>): Promise<T> {
  coming
    .then(
      (value) => void here.set(coming, { value }),
      () => undefined,
    )
    .finally(tellArrival)
  return coming
}

/**
 * What a promise has brought, waited for where it has not come. React shows a placeholder for a promise it has not seen before, even one that is
 * kept, where an update does not wait; of one that `keptPart` has been told of it need not know.
 */
export function readPart<T>(coming: Promise<T>): T {
  const found = here.get(coming)
  return found ? (found.value as T) : use(coming)
}
