import { useState } from 'react'
import type { QueryRule } from '../../../contract/query'
import { Choose } from '../../blocks/query/Choose'
import { draftOf, type Line, queryOf } from '../../blocks/query/draft'
import type { QueryField } from '../../blocks/query/query-field'
import { ValueInput } from '../../blocks/query/ValueInput'
import { FieldInput } from '../../fields/FieldInput'
import { asText, type FieldInputProps } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { Before } from './Before'
import { isReaderWord, readerWords, wordsFor } from './reader-words'
import { useRuleCompared, useRuledField } from './use-ruled'
import { words } from './words'

type Compared = { readonly field: QueryField; readonly rule: QueryRule }

const lineOf = ({ field, rule }: Compared, text: string): Line => {
  const value = rule === 'in' ? text.split(',').filter((one) => one !== '') : text
  const [line] = draftOf([field], { match: 'and', conditions: [{ field: field.field, rule, value }] }).lines
  return text === '' || !line ? { key: 0, field: field.field, rule, values: [] } : line
}

/** The values of a line as a rule keeps them; null where it has none that can be compared. */
function textOf({ field }: Compared, line: Line): string | null {
  const value = queryOf([field], { match: 'and', lines: [line] })?.conditions[0]?.value
  return value === undefined ? null : typeof value === 'string' ? value : value.join()
}

/** A value in the input of its column's kind. What is typed stays as it is typed, whatever can be kept of it. */
function OwnValue({ of, ...input }: FieldInputProps & { of: Compared }) {
  const text = asText(input.value)
  const [typed, setTyped] = useState({ text, line: lineOf(of, text) })
  const line = typed.text === text && typed.line.field === of.field.field && typed.line.rule === of.rule ? typed.line : lineOf(of, text)
  const take = (values: readonly unknown[]) => {
    const next = { ...line, values }
    setTyped({ text: asText(textOf(of, next)), line: next })
    input.onChange(textOf(of, next))
  }
  return (
    <ValueInput
      id={input.id}
      facts={of.field.facts}
      invalid={input.invalid === true}
      describedBy={input.describedBy}
      line={line}
      onChange={take}
    />
  )
}

/** What a rule compares with: a value of its column's kind, or what whoever reads is known by. */
export function RuleValueInput(input: FieldInputProps) {
  const say = useSay()
  const field = useRuledField()
  const rule = useRuleCompared()
  const written = asText(input.value)
  if (!field || !rule) return written ? <FieldInput {...input} /> : <Before id={input.id} words={words.fieldFirst} />
  const isWord = isReaderWord(written)
  const offered = wordsFor(field, rule, written)
  const options = [{ value: '', text: say(words.ownValue) }, ...offered.map((word) => ({ value: word, text: say(readerWords[word]) }))]
  return (
    <div style={{ display: 'grid', gap: 'var(--s2)' }}>
      {offered.length > 0 && (
        <Choose
          id={isWord ? input.id : `${input.id}-source`}
          label={say(words.source)}
          options={options}
          chosen={isWord ? written : ''}
          onChoose={(word) => input.onChange(word || null)}
        />
      )}
      {!isWord &&
        (written.includes('#{') ? <FieldInput {...input} /> : <OwnValue key={`${field.field} ${rule}`} {...input} of={{ field, rule }} />)}
    </div>
  )
}
