import type { FieldFacts } from '../../../../contract/field'
import { kindOf } from '../../../../contract/fields/kind'
import { numberOfText, textOfNumber } from '../../../fields/text/number-text'
import type { GridOption } from '../column'
import { dayOfText } from '../store/day-text'

const isNumber = (facts: FieldFacts): boolean => kindOf(facts)?.shape === 'number'

/** What a cell of a field of a noun holds, as a spreadsheet writes it: money in yuan, choices by their texts. */
export function textOfField(facts: FieldFacts, options: readonly GridOption[], value: unknown): string {
  if (value === null || value === undefined) return ''
  if (isNumber(facts)) return textOfNumber(facts, value)
  if (facts.kind === 'boolean') return value === true ? 'TRUE' : 'FALSE'
  if (facts.kind === 'dict' || facts.kind === 'dicts')
    return [value]
      .flat()
      .map((one) => options.find((option) => option.value === one)?.text ?? String(one))
      .join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const valueOfOption = (options: readonly GridOption[], text: string): string => options.find((one) => one.text === text)?.value ?? text

const listOf = (text: string): readonly string[] =>
  text
    .split(/[,，、]/)
    .map((one) => one.trim())
    .filter(Boolean)

/** The value a typed or pasted text means in a field. What means nothing stays as it is, so that the check of the field can say so. */
export function fieldOfText(facts: FieldFacts, options: readonly GridOption[], given: string): unknown {
  const text = given.trim()
  if (text === '') return null
  if (isNumber(facts)) return numberOfText(facts, text)
  switch (facts.kind) {
    case 'boolean':
      return /^(true|1|y|yes|是|√|✓)$/i.test(text)
    case 'dict':
      return valueOfOption(options, text)
    case 'dicts':
      return listOf(text).map((one) => valueOfOption(options, one))
    case 'refs':
      return listOf(text)
    case 'date':
    case 'dateTime':
      return dayOfText(text, facts.kind === 'dateTime')
    default:
      return text
  }
}
