import { textOfTag } from '../cells/tag-text'
import type { GridColumn } from '../column'
import { fieldOfText, textOfField } from '../fields/field-text'
import { dayOfText, timeOfText } from './day-text'

/** What stands between the commas of a cell, or in its list. */
export const listOfCell = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(String) : String(value ?? '').split(',')).filter(Boolean)

const optionTexts = ({ options = [] }: GridColumn, values: readonly string[]) =>
  values.map((value) => options.find((option) => option.value === value)?.text ?? value)

const optionValues = ({ options = [] }: GridColumn, given: readonly string[]) =>
  given.map((text) => options.find((option) => option.text === text)?.value ?? text)

/** What a checkbox is stored as. */
export const boxValues = ({ customValue = [true, false] }: GridColumn): readonly [unknown, unknown] => customValue
export const isTicked = (column: GridColumn, value: unknown): boolean => value === boxValues(column)[0]

/** What a cell holds as a spreadsheet writes it. */
export function textOfCell(column: GridColumn, value: unknown): string {
  if (column.facts) return textOfField(column.facts, column.options ?? [], value)
  if (column.type === 'checkbox_meta' || column.type === 'checkbox') return isTicked(column, value) ? 'TRUE' : 'FALSE'
  if (value === null || value === undefined) return ''
  if (column.options) return optionTexts(column, listOfCell(value)).join(',')
  return typeof value === 'object' ? (Array.isArray(value) ? value.join(',') : JSON.stringify(value)) : String(value)
}

/** What a text that was typed or pasted means in a column: a number, a day, an option by its text. What means nothing stays as it is, so that a check can say so. */
export function valueOfText(column: GridColumn, given: string): unknown {
  if (column.facts) return fieldOfText(column.facts, column.options ?? [], given)
  const text = given.trim()
  if (column.type === 'checkbox' || column.type === 'checkbox_meta') {
    const [yes, no] = boxValues(column)
    return /^(true|1|y|yes|是|√|✓)$/i.test(text) ? yes : no
  }
  if (text === '') return null
  if (column.type === 'inputNumber') return /^-?\d+(\.\d+)?$/.test(text.replaceAll(',', '')) ? Number(text.replaceAll(',', '')) : text
  if (column.type === 'date' || column.type === 'datetime') return dayOfText(text, column.type === 'datetime', column.isEnd)
  if (column.type === 'time') return timeOfText(text)
  if (column.type === 'tag') return textOfTag(text)
  if (column.options) {
    const values = optionValues(column, column.multi || column.type === 'list_multi' ? text.split(',') : [text])
    return values.join(',')
  }
  return given
}
