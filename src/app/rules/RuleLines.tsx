import { useState } from 'react'
import { entries, text } from '../../contract/field'
import { jsonIn } from '../../contract/fields/json-text'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import { FieldInput } from '../fields/FieldInput'
import type { FieldInputProps } from '../fields/field-input'
import { useSay } from '../language/use-say'
import { words } from './words'

const EntriesGrid = lazyPart<FieldInputProps>(() => import('../blocks/grid/fields/EntriesGrid').then((file) => file.EntriesGrid))

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

/** The lines of a check rule, written one by one in place of JSON: in a grid on a desk, one after the other in a hand. */
export function RuleLines({ value, onChange, facts: _, ...input }: FieldInputProps) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const [kept, setKept] = useState({ text: value, lines: linesOf(value) })
  // A text that was not written here, such as a draft that was found, has lines of its own.
  const lines = kept.text === value ? kept.lines : linesOf(value)
  const take = (next: unknown) => {
    const written = Array.isArray(next) ? next.filter(isLine) : []
    setKept({ text: jsonOf(written), lines: written })
    onChange(jsonOf(written))
  }
  const given = { ...input, facts, value: lines, onChange: take }
  return (
    <>
      <p className="quiet">{say(words.hint)}</p>
      <Suspense fallback={<div className="skeleton" style={{ height: 120 }} />}>
        {isDesktop ? <EntriesGrid {...given} /> : <FieldInput {...given} />}
      </Suspense>
    </>
  )
}
