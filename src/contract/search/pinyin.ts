/** Every usual reading of a character, without tones, `ü` as `v`. None for what is no Chinese character. */
export type Readings = (char: string) => readonly string[]

/** Syllables that may each be typed whole or by how they begin. */
const mixed = 4
/** Syllables of a long text that are typed in one go, all whole or all by their first letters. */
const longest = 12
/** Ways of typing that are kept of one beginning. Four characters of three readings each have fewer; a text made up to have more is found by those. */
const most = 2000

/** What somebody types for a syllable: all of it, or how it begins. `zhu`: `zhu`, `zh`, `z`. */
const typedFor = (reading: string): readonly string[] =>
  /^[zcs]h./.test(reading)
    ? [reading, reading.slice(0, 2), reading.slice(0, 1)]
    : reading.length > 1
      ? [reading, reading.slice(0, 1)]
      : [reading]

const everyWay = (readings: readonly string[]): readonly string[] => [...new Set(readings.flatMap(typedFor))]

const joinedTo = (begun: readonly string[], ways: readonly string[]): readonly string[] =>
  begun.flatMap((start) => ways.map((way) => start + way)).slice(0, most)

/** The ways of typing what begins at one syllable. Whatever is typed of it is how one of them begins. */
function typedFrom(syllables: readonly (readonly string[])[]): readonly string[] {
  const near = syllables.slice(0, mixed)
  const last = near.length - 1
  const ways = near.reduce((begun, readings, at) => joinedTo(begun, at < last ? everyWay(readings) : readings), [''] as readonly string[])
  if (syllables.length <= mixed) return ways
  const far = syllables.slice(0, longest)
  return [...ways, far.map(([reading = '']) => reading).join(''), far.map(([reading = '']) => reading.slice(0, 1)).join('')]
}

/** Readings of each sign of a text as it is compared; a sign that has none is read as it stands. */
const syllablesOf = (chars: readonly string[], readings: Readings): readonly (readonly string[])[] =>
  chars.map((char) => {
    const known = readings(char)
    return known.length > 0 ? known : [char]
  })

/** Signs of a text at which somebody may begin to type it. */
const mostStarts = 32

/** How a text, as it is compared, is typed in pinyin: from its beginning, and from each later character. Nothing where it has no Chinese character. */
export function pinyinOf(text: string, readings: Readings): { readonly heads: readonly string[]; readonly inner: readonly string[] } {
  const chars = [...text]
  const isRead = chars.map((char) => readings(char).length > 0)
  if (!isRead.includes(true)) return { heads: [], inner: [] }
  const syllables = syllablesOf(chars, readings)
  const from = (start: number) => typedFrom(syllables.slice(start))
  const later = chars.map((_, at) => at).filter((at) => at > 0 && at < mostStarts && isRead[at])
  return { heads: from(0), inner: [...new Set(later.flatMap(from))] }
}

/** Where what is left of the words ends when they are typed from the sign `at` on; undefined where they do not fit. */
function endOf(syllables: readonly (readonly string[])[], at: number, rest: string): number | undefined {
  if (rest === '') return at
  for (const way of everyWay(syllables[at] ?? [])) {
    if (way.startsWith(rest)) return at + 1
    const end = rest.startsWith(way) ? endOf(syllables, at + 1, rest.slice(way.length)) : undefined
    if (end !== undefined) return end
  }
  return undefined
}

/** The signs, first and behind the last, that words typed in pinyin stand for. */
export function pinyinSpan(chars: readonly string[], words: string, readings: Readings): readonly [number, number] | undefined {
  const syllables = syllablesOf(chars, readings)
  for (const at of chars.keys()) {
    const end = endOf(syllables, at, words)
    if (end !== undefined) return [at, end]
  }
  return undefined
}
