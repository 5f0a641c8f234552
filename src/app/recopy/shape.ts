import type { Catalogue } from '../../contract/catalogue'

/** By noun of the device, the field its rows are found by here. What they hold, and which of them there are, only the server knows. */
export const laidOf = ({ resources }: Catalogue): Record<string, string> =>
  Object.fromEntries(Object.values(resources).flatMap(({ name, offline }) => (offline.mode === 'none' ? [] : [[name, offline.by ?? '']])))

/**
 * Fingerprint of everything that decides how rows lie on the device: nouns, their way offline, their fields. Where nothing else is known of
 * the copy, rows stored under another one may lack fields or stand under the wrong key, and are fetched anew.
 */
export function shapeOf(catalogue: Catalogue): string {
  const text = JSON.stringify(Object.values(catalogue.resources).map(({ name, offline, fields }) => [name, offline, Object.keys(fields)]))
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash.toString(36)
}
