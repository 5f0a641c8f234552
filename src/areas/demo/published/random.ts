/** A stream of chance that runs the same way whenever it starts from the same seed and name. */
export type Random = {
  /** At least 0 and below 1. */
  readonly next: () => number
  /** A whole number, both ends included. */
  readonly whole: (from: number, to: number) => number
  /** True in this share of all cases. */
  readonly chance: (share: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
  /** Picks by the shares, which need not add up to anything. */
  readonly weighted: <T extends { readonly share: number }>(from: readonly T[]) => T
  readonly shuffled: <T>(from: readonly T[]) => T[]
}

const hash = (text: string): number => [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)

/** mulberry32: small, quick, and the same on every machine. */
function mulberry(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const at = <T>(from: readonly T[], place: number): T => {
  const found = from[place]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

/** Opens a stream. Streams of different names do not disturb each other: drawing more from one changes none of the others. */
export function random(seed: number, name: string): Random {
  const next = mulberry(seed ^ hash(name))
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (from) => at(from, whole(0, from.length - 1)),
    weighted: (from) => {
      let left = next() * from.reduce((sum, one) => sum + one.share, 0)
      for (const one of from) {
        left -= one.share
        if (left < 0) return one
      }
      return at(from, from.length - 1)
    },
    shuffled: (from) => {
      const order = from.map((item) => ({ item, key: next() }))
      return order.sort((one, two) => one.key - two.key).map(({ item }) => item)
    },
  }
}
