import type { Option } from '../../fields/choice/use-dict'
import { call } from '../../wire/call'

/** Choices at once. */
export const pageSize = 10
/** Milliseconds after the last key: of a select, of one in a cell of a table, and of suggestions beside a text. */
export const delays = { select: 800, cell: 300, suggestions: 200 } as const
/** Milliseconds for which suggestions stay after the text is left, so that one of them can be pressed. */
export const lingering = 300

/** Choices of a dictionary, `table,text,code` or a code, whose texts hold a keyword. */
export const searchDictionary = (dict: string, keyword: string, size: number, signal: AbortSignal) =>
  call<readonly Option[]>('GET', `/sys/dict/loadDict/${encodeURIComponent(dict)}`, { query: { keyword, pageSize: size }, signal })

/** What values are called, in their order. A condition says what may be chosen, not what a value is called, and is left out. */
export function textsOf(dict: string, values: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const named = dict.split(',').slice(0, 3).join(',')
  return call('GET', `/sys/dict/loadDictItem/${encodeURIComponent(named)}`, { query: { key: values.join() }, signal })
}
