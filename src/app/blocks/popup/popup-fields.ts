import type { Label } from '../../../contract/label'
import type { PickedRow } from '../record-picker/record-source'
import { words } from './words'

/** What a popup fills in, and from where: names of fields with commas between them, in the same order. */
export type PopupFacts = {
  readonly code?: string | undefined
  /** Columns of the chosen row. */
  readonly orgFields?: string | undefined
  /** Fields that are filled in with them. */
  readonly destFields?: string | undefined
}

const listed = (names: string | undefined): string[] =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** What is wrong with how a popup is set up; undefined where nothing is. */
export function faultOf({ code, orgFields, destFields }: PopupFacts): Label | undefined {
  const [from, to] = [listed(orgFields), listed(destFields)]
  if (!code?.trim() || from.length === 0 || to.length === 0) return words.unset
  return from.length === to.length ? undefined : words.uneven
}

/** What chosen rows fill in, by field: the value of one row as it is, those of several as a text with commas between them. Null where there is none. */
export function filledBy({ orgFields, destFields }: PopupFacts, rows: readonly PickedRow[]): Readonly<Record<string, unknown>> {
  const from = listed(orgFields)
  return Object.fromEntries(
    listed(destFields).map((to, at) => {
      const values = rows.map((row) => row[from[at] ?? ''] ?? null)
      const [only = null] = values
      return [to, values.length > 1 ? values.map((value) => (value === null ? '' : String(value))).join(',') : only]
    }),
  )
}
