import { uuidv7 } from 'uuidv7'

/**
 * Says of intents that they are done all or none, on the server as on the device: a document with its lines. They are saved by one commit, one
 * after the other.
 */
export function atomic<W extends object>(intents: readonly W[]): (W & { readonly group: string })[] {
  const group = uuidv7()
  return intents.map((intent) => ({ ...intent, group }))
}
