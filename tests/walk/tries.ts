/** Asked whether a way that many screens share is to be tried here as well. */
export type Tries = (way: string) => boolean

/** Each way is tried at the first `most` screens that have it. */
export function triesOf(most: number): Tries {
  const tried = new Map<string, number>()
  return (way) => {
    const count = (tried.get(way) ?? 0) + 1
    tried.set(way, count)
    return count <= most
  }
}
