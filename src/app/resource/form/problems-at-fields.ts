import type { Problems } from '../../../contract/check'
import { Refusal } from '../../../contract/error'
import { WireError } from '../../wire/wire-error'

/** What a failure says of single fields, by field. */
export const problemsIn = (error: unknown): Problems => (error instanceof WireError || error instanceof Refusal ? error.problems : {})

/** Puts the cursor where the first thing is wrong. */
export function goTo(form: string, problems: Problems): void {
  const name = Object.keys(problems)[0]
  // What is inside a field that draws it otherwise is found by the field.
  const places = name === undefined ? [] : [name.replaceAll('.', '-'), name.split('.')[0]]
  const input = places.map((place) => document.getElementById(`${form}-${place}`)).find((found) => found !== null)
  if (!input) return
  const folded = input.closest('details')
  if (folded) folded.open = true
  input.focus()
}
