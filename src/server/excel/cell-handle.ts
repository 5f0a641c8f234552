/** A name that means several things, with what tells which of them is meant: `张伟 (S0012)`. */
export const withHandle = (name: string, handle: string): string => `${name} (${handle})`

/** The two parts of such a name; undefined where it has none. */
export function handleIn(said: string): { readonly name: string; readonly handle: string } | undefined {
  const [, name, handle] = /^(.*) \(([^()]+)\)$/s.exec(said) ?? []
  return name !== undefined && handle !== undefined ? { name, handle } : undefined
}
