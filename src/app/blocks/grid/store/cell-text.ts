import { textOfTag } from '../cells/tag-text'
import type { GridColumn } from '../column'

const texts = (value: unknown): readonly string[] =>
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
  if (column.type === 'checkbox_meta' || column.type === 'checkbox') return isTicked(column, value) ? 'TRUE' : 'FALSE'
  if (value === null || value === undefined) return ''
  if (column.options) return optionTexts(column, texts(value)).join(',')
  return typeof value === 'object' ? (Array.isArray(value) ? value.join(',') : JSON.stringify(value)) : String(value)
}

const dayShape = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

function dayOf(text: string, withTime: boolean): string {
  const [, year, month, day, hour = '0', minute = '00', second = '00'] = dayShape.exec(text) ?? []
  if (!year || !month || !day) return text
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return withTime ? `${date} ${hour.padStart(2, '0')}:${minute}:${second}` : date
}

/** What a text that was typed or pasted means in a column: a number, a day, an option by its text. What means nothing stays as it is, so that a check can say so. */
export function valueOfText(column: GridColumn, given: string): unknown {
  const text = given.trim()
  if (column.type === 'checkbox' || column.type === 'checkbox_meta') {
    const [yes, no] = boxValues(column)
    return /^(true|1|y|yes|是|√|✓)$/i.test(text) ? yes : no
  }
  if (text === '') return null
  if (column.type === 'inputNumber') return /^-?\d+(\.\d+)?$/.test(text.replaceAll(',', '')) ? Number(text.replaceAll(',', '')) : text
  if (column.type === 'date' || column.type === 'datetime') return dayOf(text, column.type === 'datetime')
  if (column.type === 'tag') return textOfTag(text)
  if (column.options) {
    const values = optionValues(column, column.multi || column.type === 'list_multi' ? text.split(',') : [text])
    return values.join(',')
  }
  return given
}
