import { useState } from 'react'
import { boolean, count, dict, entries, optional, text } from '../../contract/field'
import { madeKinds, madeLimits } from '../../contract/made/made-noun'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import { FieldInput } from '../fields/FieldInput'
import type { FieldInputProps } from '../fields/field-input'
import { useSay } from '../language/use-say'
import { definitionIn, definitionOf, linesOf, type MadeLine } from './made-lines'
import { words } from './words'

const EntriesGrid = lazyPart<FieldInputProps>(() => import('../blocks/grid/fields/EntriesGrid').then((file) => file.EntriesGrid))

const lineFields = {
  caption: text(words.caption.zh, words.caption.en, { max: 60 }),
  kind: dict('made_kind', words.kind.zh, words.kind.en, { initial: 'text' }),
  of: optional(text(words.of.zh, words.of.en, { max: 64 })),
  required: boolean(words.required.zh, words.required.en),
  listed: boolean(words.listed.zh, words.listed.en, { initial: true }),
  searched: boolean(words.searched.zh, words.searched.en),
  unique: boolean(words.unique.zh, words.unique.en),
  max: optional(count(words.max.zh, words.max.en)),
  captionEn: optional(text(words.captionEn.zh, words.captionEn.en, { max: 60 })),
  code: optional(text(words.code.zh, words.code.en, { max: 22 })),
  retired: boolean(words.retired.zh, words.retired.en),
}
const facts = entries(words.fields.zh, words.fields.en, lineFields, { max: madeLimits.fields })

const kinds: readonly unknown[] = madeKinds
const isLine = (value: unknown): value is MadeLine =>
  typeof value === 'object' && value !== null && 'kind' in value && kinds.includes(value.kind)

/** The fields of a kind of records somebody makes, a line each; as the text it is kept as where that is asked for, or cannot be drawn. */
export function DefinitionInput({ value, onChange, facts: ofText, ...input }: FieldInputProps) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const [isText, setText] = useState(false)
  const [kept, setKept] = useState({ text: value, lines: linesIn(value) })
  // A text that was not written here, such as a draft that was found, has lines of its own.
  const lines = kept.text === value ? kept.lines : linesIn(value)
  const canBeDrawn = value === null || value === '' || definitionIn(value) !== undefined
  const take = (next: unknown) => {
    const written = Array.isArray(next) ? next.filter(isLine) : []
    const made = written.length === 0 ? null : JSON.stringify(definitionOf(written, definitionIn(value)))
    setKept({ text: made, lines: written })
    onChange(made)
  }
  const given = { ...input, facts, value: lines, onChange: take }
  const isDrawn = canBeDrawn && !isText
  return (
    <>
      {isDrawn && <p className="quiet">{say(words.hint)}</p>}
      <Suspense fallback={<div className="skeleton" style={{ height: 120 }} />}>
        {!isDrawn && <FieldInput {...input} {...{ value, onChange }} facts={ofText} />}
        {isDrawn && (isDesktop ? <EntriesGrid {...given} /> : <FieldInput {...given} />)}
      </Suspense>
      {canBeDrawn && (
        <BigButton look="quiet" onClick={() => setText(!isText)}>
          {say(isText ? words.asLines : words.asJson)}
        </BigButton>
      )}
    </>
  )
}

const linesIn = (value: unknown): readonly MadeLine[] => {
  const definition = definitionIn(value)
  return definition ? linesOf(definition) : []
}
