import * as z from 'zod/mini'
import { jsonIn } from '../../fields/json-text'

/** Most lines of one rule, and longest pattern: whoever checks a value waits for all of them. */
const [mostLines, longestPattern] = [30, 200]

const line = z.object({
  /** How many characters are looked at, from where the line before left off; `*`: the whole value. */
  digits: z.pipe(
    z.union([z.string(), z.number()]).check(z.refine((given) => /^(\*|[1-9]\d{0,2})$/.test(String(given)))),
    z.transform(String),
  ),
  pattern: z.string().check(z.minLength(1), z.maxLength(longestPattern)),
  /** What is said where they do not fit. */
  message: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type CheckLine = z.output<typeof line>
const shape = z.array(line).check(z.minLength(1), z.maxLength(mostLines))

const isPattern = ({ pattern }: CheckLine): boolean => {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** The lines a text of JSON holds; undefined where it holds none, one is not whole, or one has no pattern. */
export function checkLinesIn(text: string): readonly CheckLine[] | undefined {
  const { data } = shape.safeParse(jsonIn(text))
  return data?.every(isPattern) ? data : undefined
}

/**
 * What is said of a value that does not fit; undefined of one that fits. Lines are taken in their order: those of some characters go on
 * from where the one before left off, and a value that has ended has nothing there.
 */
export function wrongBy(lines: readonly CheckLine[], value: string, fits: (pattern: string, text: string) => boolean): string | undefined {
  const signs = [...value]
  let at = 0
  for (const { digits, pattern, message } of lines) {
    const isWhole = digits === '*'
    const piece = isWhole ? value : signs.slice(at, at + Number(digits)).join('')
    if (!isWhole) at += Number(digits)
    if (!fits(pattern, piece)) return message
  }
  return undefined
}
