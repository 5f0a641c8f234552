import { entries, text } from '../../contract/field'
import { jsonIn } from '../../contract/fields/json-text'
import { type HeldLines, TextLines } from '../blocks/grid/fields/TextLines'
import type { FieldInputProps } from '../fields/field-input'
import { useSay } from '../language/use-say'
import { words } from './words'

const lineFields = {
  digits: text(words.digits.zh, words.digits.en, { max: 3, initial: '*' }),
  pattern: text(words.pattern.zh, words.pattern.en, { max: 200 }),
  message: text(words.message.zh, words.message.en, { max: 200 }),
}
const facts = entries(words.lines.zh, words.lines.en, lineFields, { max: 30 })

type Line = Readonly<Record<string, unknown>>
const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The lines of a rule as entries of a form; none where its text holds none. */
export function linesOf(json: unknown): readonly Line[] {
  const found = typeof json === 'string' ? jsonIn(json) : undefined
  if (!Array.isArray(found)) return []
  return found.filter(isLine).map((line, at) => ({ ...line, id: `line-${at}`, digits: String(line.digits ?? '') }))
}

/** The same as the text a rule holds; null where there are no lines. */
export const jsonOf = (lines: readonly Line[]): string | null =>
  lines.length === 0 ? null : JSON.stringify(lines.map(({ id: _, ...line }) => line))

const held = { facts, linesOf, textOf: jsonOf } as const satisfies HeldLines

/** The lines of a check rule, written one by one in place of JSON. */
export function RuleLines(input: FieldInputProps) {
  const say = useSay()
  return (
    <>
      <p className="quiet">{say(words.hint)}</p>
      <TextLines {...input} held={held} />
    </>
  )
}
