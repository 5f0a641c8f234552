/** Shapes a text is held against by name. `n`: digits, `s`: letters, `*`: anything, each with how many. */
export const patterns = {
  'n6-16': /^\d{6,16}$/,
  '*6-16': /^.{6,16}$/,
  's6-18': /^[a-z]{6,18}$/i,
  url: /^(https?|ftp):\/\/[^\s/?#.][^\s/?#]*([/?#]\S*)?$/i,
  e: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/,
  m: /^1[3-9]\d{9}$/,
  p: /^\d{6}$/,
  s: /^[a-z]+$/i,
  n: /^-?\d+(\.\d+)?$/,
  z: /^-?\d+$/,
  '*': /^.+$/s,
  money: /^(0|[1-9]\d*)(\.\d{1,2})?$/,
  /** The other reading of money: five places after the point, but two where it begins with nought. */
  'money-5': /^(0(\.\d{1,2})?|[1-9]\d*(\.\d{1,5})?)$/,
} as const satisfies Readonly<Record<string, RegExp>>

/** Characters of a value that are looked at; what is longer fits no pattern. */
const longest = 1000
/** A group that repeats and holds something that repeats: some texts would keep the page busy for years. */
const repeatsTwice = /\([^()]*[*+][^()]*\)\s*[*+{]/

const isNamed = (pattern: string): pattern is keyof typeof patterns => Object.hasOwn(patterns, pattern)

/**
 * What a text is held against: a shape by its name, or any regular expression.
 * @throws where it is neither, or repeats what repeats.
 */
export function patternOf(pattern: string): (text: string) => boolean {
  if (!isNamed(pattern) && repeatsTwice.test(pattern)) throw new Error(`a pattern may not repeat what repeats: ${pattern}`)
  const shape = isNamed(pattern) ? patterns[pattern] : new RegExp(pattern)
  return (text) => text.length <= longest && shape.test(text)
}
