import { mostValues } from '../../../contract/query'

/** The values a filter asks for, of which any will do: each on a line of its own, none twice. */
export const valuesOf = (filter: string | undefined): string[] => [
  ...new Set(
    (filter ?? '')
      .split(/[\r\n]+/)
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
]

/** Such a filter of these values; undefined where there is none. */
export const filterOf = (values: readonly string[]): string | undefined => values.slice(0, mostValues).join('\n') || undefined
