import { FieldValue } from '../../../fields/FieldValue'
import { plainValue } from '../../../fields/plain-value'
import { useLanguage } from '../../../language/language'
import { isTicked, textOfCell } from '../store/cell-text'
import type { ShownCell } from './cell-type'
import { useColumnOptions } from './use-column-options'

export const ShowText = ({ column, value }: ShownCell) => textOfCell(column, value)

/** A number; of a field of a noun with its unit, and money in yuan. */
export function ShowNumber({ column, value }: ShownCell) {
  const language = useLanguage((state) => state.language)
  return column.facts ? plainValue(column.facts, value, language) : textOfCell(column, value)
}

export function ShowOption({ column, value }: ShownCell) {
  const options = useColumnOptions(column)
  return textOfCell({ ...column, options }, value)
}

export const ShowBox = ({ column, value }: ShownCell) => (isTicked(column, value) ? '✓' : '')

/** A value of a field of a noun, as it is shown everywhere. */
export const ShowField = ({ column: { facts }, value, row }: ShownCell) =>
  facts ? <FieldValue facts={facts} value={value} words={row[`${facts.kind}_words`]} /> : null
