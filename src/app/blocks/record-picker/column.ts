import { isOrdered, kindOf } from '../../../contract/fields/kind'
import type { Label, Language } from '../../../contract/label'
import type { Resource } from '../../../contract/resource'
import { plainText } from './plain-text'
import type { PickedRow } from './record-source'

/** A column of the rows to choose from. Its cell says what `say` makes of the row; the words of the value where nothing is given. */
export type PickColumn = {
  readonly name: string
  readonly label: Label
  /** Pixels. */
  readonly width?: number
  readonly isSorted?: boolean
  readonly say?: (row: PickedRow, language: Language) => string
}

/** What rows are narrowed by: a piece of text, some values of a choice, or what lies between two, as `<name>_begin` and `<name>_end`. */
export type PickFilter = {
  readonly name: string
  readonly label: Label
  /** A desktop shows it once somebody unfolds the search. */
  readonly isFolded?: boolean
} & (
  | { readonly kind: 'text' }
  | { readonly kind: 'between'; readonly input: 'date' | 'number' }
  | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: Label }[] }
  | { readonly kind: 'dict'; readonly dict: string }
)

/** What stands in a cell. */
export const sayCell = ({ name, say }: PickColumn, row: PickedRow, language: Language): string =>
  say?.(row, language) ?? plainText(row[`${name}_dictText`] || row[name])

const most = 5

/** The first columns of a noun's list, as far as somebody may read them. */
export const columnsOf = ({ list, fields }: Resource): PickColumn[] =>
  list.slice(0, most).flatMap((name) => {
    const facts = fields[name]
    return facts ? [{ name, label: facts.label, isSorted: isOrdered(facts) }] : []
  })

/** What a noun is searched by in a picker: its words and its choices. */
export const filtersOf = ({ search, fields }: Resource): PickFilter[] =>
  search.flatMap((name): PickFilter[] => {
    const facts = fields[name]
    if (!facts) return []
    if (facts.dict) return [{ name, label: facts.label, kind: 'dict', dict: facts.dict }]
    return kindOf(facts)?.worded ? [{ name, label: facts.label, kind: 'text' }] : []
  })
