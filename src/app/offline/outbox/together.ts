import { uuidv7 } from 'uuidv7'

/**
 * Says of wishes that they are done all or none, on the server as on the device: a document with its lines. They are saved by one commit, one
 * after the other.
 */
export function together<W extends object>(wishes: readonly W[]): (W & { readonly group: string })[] {
  const group = uuidv7()
  return wishes.map((wish) => ({ ...wish, group }))
}
