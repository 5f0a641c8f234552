import type { FieldFacts } from '../../contract/field'
import { type Label, type Language, label, say } from '../../contract/label'
import { withHandle } from './cell-handle'

/** A column by its field, and what it is called. */
type Titled = { readonly field: string; readonly label: Label }

export const titledOf = ([field, facts]: readonly [string, FieldFacts]): Titled => ({ field, label: facts.label })

/** Headings of columns in both languages, each of which means its column alone: those that are called as another one say their field as well. */
function headingsOf(columns: readonly Titled[]): readonly Label[] {
  const count = new Map<string, number>()
  for (const name of columns.flatMap(({ label: { zh, en } }) => [...new Set([zh, en])])) count.set(name, (count.get(name) ?? 0) + 1)
  const one = (name: string, field: string) => ((count.get(name) ?? 0) > 1 ? withHandle(name, field) : name)
  return columns.map(({ field, label: { zh, en } }) => label(one(zh, field), one(en, field)))
}

/** The headings of columns in a language. */
export const headingsIn = (columns: readonly Titled[], language: Language): string[] =>
  headingsOf(columns).map((heading) => say(heading, language))

/** A heading without the sign that its column must be filled in. */
const plainHeading = (heading: string): string => heading.replace(/\s*\*$/, '').trim()

/**
 * Where each column stands among the headings of a sheet, -1 where it is lacking: by its heading in either language or by its field. A heading
 * means one column, the first that is called so.
 */
export function placesOf(columns: readonly Titled[], headings: readonly string[]): readonly number[] {
  const said = headings.map(plainHeading)
  const taken = new Set<number>()
  const place = (names: readonly string[]) => {
    const at = said.findIndex((heading, index) => names.includes(heading) && !taken.has(index))
    if (at >= 0) taken.add(at)
    return at
  }
  const own = headingsOf(columns).map(({ zh, en }) => place([zh, en]))
  return columns.map(({ field, label: { zh, en } }, at) => {
    const found = own[at] ?? -1
    return found >= 0 ? found : place([withHandle(zh, field), withHandle(en, field), zh, en, field])
  })
}

/** How the line of a file to fill in begins that shows how it is done. */
const exampleSign = /^(示例|Example)\s*[:：]/

/** Whether a line only shows how it is done. `places`: where columns stand. */
export const isExample = ({ cells }: { readonly cells: readonly string[] }, places: readonly number[]): boolean =>
  exampleSign.test(cells[Math.min(...places.filter((at) => at >= 0))] ?? '')
