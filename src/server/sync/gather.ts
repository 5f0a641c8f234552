/** Brings one's work to a line, and answers when it is done. */
export type Gather<T, R> = (line: number, one: T) => Promise<R>

type Options<T, R> = {
  /** Does some of one line's together. Answers how each went, in their order. */
  readonly work: (some: readonly T[]) => Promise<readonly PromiseSettledResult<R>[]>
  /** How much there is to do for one. Infinite: nobody else's may be done with it. */
  readonly weigh: (one: T) => number
}
type Waiting<T, R> = { readonly one: T; readonly done: (result: R) => void; readonly failed: (reason: unknown) => void }
type Line<T, R> = { readonly waiting: Waiting<T, R>[]; running: number }

/** How many of one line are under way side by side: one that waits for a lock must not keep all others waiting, and each costs a connection. */
const lanes = 4
/** How much is done together at most. */
const load = 100

/** Takes from the front what goes together: one at least, however heavy. */
function takeSome<T, R>(waiting: Waiting<T, R>[], weigh: (one: T) => number): Waiting<T, R>[] {
  let weight = 0
  const end = waiting.findIndex(({ one }, at) => {
    weight += weigh(one)
    return at > 0 && weight > load
  })
  return waiting.splice(0, end < 0 ? waiting.length : end)
}

/**
 * Lets those who come while others are being served be served together. Whoever finds a free lane begins at once: nobody waits for company,
 * and the busier it is, the more is done at a time.
 */
export function openGather<T, R>({ work, weigh }: Options<T, R>): Gather<T, R> {
  const lines = new Map<number, Line<T, R>>()
  const serve = async (line: Line<T, R>): Promise<void> => {
    line.running += 1
    while (line.waiting.length > 0) {
      const some = takeSome(line.waiting, weigh)
      const results = await Promise.allSettled([work(some.map(({ one }) => one))])
      const [whole] = results
      for (const [at, { done, failed }] of some.entries()) {
        const own = whole.status === 'fulfilled' ? whole.value[at] : whole
        if (own?.status === 'fulfilled') done(own.value as R)
        else failed(own?.reason)
      }
    }
    line.running -= 1
  }
  return (name, one) =>
    new Promise<R>((done, failed) => {
      const line = lines.get(name) ?? { waiting: [], running: 0 }
      lines.set(name, line)
      line.waiting.push({ one, done, failed })
      if (line.running < lanes) void serve(line)
    })
}
