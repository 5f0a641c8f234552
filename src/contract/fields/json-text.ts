/** What a text of JSON holds; undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The object a text of JSON holds; undefined where it holds none. */
export function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  const found = jsonIn(text)
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Readonly<Record<string, unknown>>) : undefined
}
