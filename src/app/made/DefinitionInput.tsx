import { useMemo, useState } from 'react'
import type { Problems } from '../../contract/check'
import { sentence } from '../../contract/error'
import { boolean, count, dict, entries, type NamedValue, oneOf, optional, text } from '../../contract/field'
import { type Language, say as sayIn } from '../../contract/label'
import { madeKinds, madeLimits } from '../../contract/made/made-noun'
import { type HeldLines, TextLines } from '../blocks/grid/fields/TextLines'
import { BigButton } from '../design/BigButton'
import { Suspense } from '../design/Suspense'
import { FieldInput } from '../fields/FieldInput'
import type { FieldInputProps } from '../fields/field-input'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { definitionIn, definitionOf, linesOf, type MadeLine } from './made-lines'
import { useSources } from './use-sources'
import { words } from './words'

const lineFields = (sources: readonly NamedValue[]) => ({
  caption: text(words.caption.zh, words.caption.en, { max: 60 }),
  kind: dict('made_kind', words.kind.zh, words.kind.en, { initial: 'text' }),
  of: optional(oneOf(sources, words.of.zh, words.of.en)),
  required: boolean(words.required.zh, words.required.en),
  listed: boolean(words.listed.zh, words.listed.en, { initial: true }),
  searched: boolean(words.searched.zh, words.searched.en),
  unique: boolean(words.unique.zh, words.unique.en),
  max: optional(count(words.max.zh, words.max.en)),
  captionEn: optional(text(words.captionEn.zh, words.captionEn.en, { max: 60 })),
  code: optional(text(words.code.zh, words.code.en, { max: 22 })),
  retired: boolean(words.retired.zh, words.retired.en),
})
type Fact = Exclude<keyof MadeLine, 'id'>

const kinds: readonly unknown[] = madeKinds
const isLine = (line: Readonly<Record<string, unknown>>): line is MadeLine => kinds.includes(line.kind)

const heldBy = (sources: readonly NamedValue[]): HeldLines => ({
  facts: entries(words.fields.zh, words.fields.en, lineFields(sources), { max: madeLimits.fields }),
  linesOf(text) {
    const definition = definitionIn(text)
    return definition ? linesOf(definition) : []
  },
  textOf(written, before) {
    const lines = written.filter(isLine)
    return lines.length === 0 ? null : JSON.stringify(definitionOf(lines, definitionIn(before)))
  },
})

/** Where in its line a fact of a field stands; what no line shows is told at what it is called. */
const places: Readonly<Record<string, Fact>> = {
  ...{ name: 'code', kind: 'kind', zh: 'caption', en: 'captionEn', dict: 'of', noun: 'of' },
  ...{ required: 'required', unique: 'unique', max: 'max', retired: 'retired' },
}

/** What is wrong with single facts of fields, at the lines and in the words of the lines. */
function problemsOfLines(inner: Problems, language: Language): Problems {
  return Object.fromEntries(
    Object.entries(inner).map(([key, problem]) => {
      const [at = '', fact = ''] = key.split('.')
      const place = places[fact]
      const values = { ...problem.values, place: place ? sayIn(words[place], language) : fact }
      return [`${at}.${place ?? 'caption'}`, { ...problem, values }]
    }),
  )
}

function Lines(input: FieldInputProps) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const sources = useSources()
  const held = useMemo(() => sources && heldBy(sources), [sources])
  const inner = useMemo(() => input.inner && problemsOfLines(input.inner, language), [input.inner, language])
  return (
    <>
      <p className="quiet">{say(words.hint)}</p>
      {held ? <TextLines {...input} inner={inner ?? {}} held={held} /> : <div className="skeleton" style={{ height: 120 }} />}
    </>
  )
}

/** What is wrong with single facts of fields, where the text they stand in is seen. */
function InText({ inner = {} }: Pick<FieldInputProps, 'inner'>) {
  const language = useLanguage((state) => state.language)
  return Object.entries(inner).map(([key, { code, values }]) => (
    <p key={key} className="field-problem" role="alert">
      {sentence(code, language, values)}
    </p>
  ))
}

/** The fields of a kind of records somebody makes, a line each; as the text it is kept as where that is asked for, or cannot be drawn. */
export function DefinitionInput(input: FieldInputProps) {
  const say = useSay()
  const [isText, setText] = useState(false)
  const { value } = input
  const canBeDrawn = value === null || value === '' || definitionIn(value) !== undefined
  const isDrawn = canBeDrawn && !isText
  return (
    <>
      {isDrawn ? (
        <Lines {...input} />
      ) : (
        <Suspense fallback={<div className="skeleton" style={{ height: 120 }} />}>
          <FieldInput {...input} />
          <InText inner={input.inner} />
        </Suspense>
      )}
      {canBeDrawn && (
        <BigButton look="quiet" onClick={() => setText(!isText)}>
          {say(isText ? words.asLines : words.asJson)}
        </BigButton>
      )}
    </>
  )
}
