import { mostValues } from '../../../../contract/query'
import { filterOf, valuesOf } from '../../list/filter-values'

/**
 * What several lines that were pasted into a filter stand for: each line is a value. Of a sheet the first column counts. Undefined for a single
 * line, which is pasted as any text.
 */
export function pastedLines(text: string): string | undefined {
  const lines = valuesOf(
    text
      .split(/[\r\n]+/)
      .map((line) => line.split('\t')[0] ?? '')
      .join('\n'),
  )
  return lines.length > 1 ? filterOf(lines.slice(0, mostValues)) : undefined
}

/** A name that was pasted: as a whole, and in the parts it falls into at commas, should nothing be called by all of it. */
export type PastedName = { readonly whole: string; readonly parts: readonly string[] }

const trimmed = (words: readonly string[]): string[] => [...new Set(words.map((one) => one.trim()).filter((one) => one !== ''))]

/**
 * The names in a text: one in each line, of a sheet its first column; and of a single row of a sheet one in each cell. Names may stand between
 * commas of any script as well.
 */
export function pastedNames(text: string): readonly PastedName[] {
  const lines = trimmed(text.split(/[\r\n]+/))
  const cells = lines.length > 1 ? lines.map((line) => line.split('\t')[0] ?? '') : (lines[0]?.split('\t') ?? [])
  return trimmed(cells).map((whole) => ({ whole, parts: trimmed(whole.split(/[,，、;；]/)) }))
}

/** What a name is compared by. */
export const nameKey = (name: string): string => name.trim().toLowerCase()

/** All that might be a name of something. */
export const possibleNames = (names: readonly PastedName[]): readonly string[] => [
  ...new Set(names.flatMap(({ whole, parts }) => [whole, ...parts])),
]

/** What names stand for by `known`, by their keys, all of several that bear the same; and those nothing is called by. */
export function namedBy(names: readonly PastedName[], known: ReadonlyMap<string, readonly string[]>) {
  const asked = names.flatMap(({ whole, parts }) => (known.has(nameKey(whole)) ? [whole] : parts))
  return {
    asked: asked.length,
    values: [...new Set(asked.flatMap((name) => known.get(nameKey(name)) ?? []))],
    missing: asked.filter((name) => !known.has(nameKey(name))),
  }
}

/** Values by the keys of what each is called. */
export function byName(called: readonly (readonly [value: string, name: string])[]): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, string[]>()
  for (const [value, name] of called) known.set(nameKey(name), [...(known.get(nameKey(name)) ?? []), value])
  return known
}
