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
