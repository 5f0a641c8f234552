import { useState } from 'react'
import { boolean, count, dict, entries, optional, text } from '../../contract/field'
import { madeKinds, madeLimits } from '../../contract/made/made-noun'
import { type HeldLines, TextLines } from '../blocks/grid/fields/TextLines'
import { BigButton } from '../design/BigButton'
import { Suspense } from '../design/Suspense'
import { FieldInput } from '../fields/FieldInput'
import type { FieldInputProps } from '../fields/field-input'
import { useSay } from '../language/use-say'
import { definitionIn, definitionOf, linesOf, type MadeLine } from './made-lines'
import { words } from './words'

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
const isLine = (line: Readonly<Record<string, unknown>>): line is MadeLine => kinds.includes(line.kind)

const held: HeldLines = {
  facts,
  linesOf(text) {
    const definition = definitionIn(text)
    return definition ? linesOf(definition) : []
  },
  textOf(written, before) {
    const lines = written.filter(isLine)
    return lines.length === 0 ? null : JSON.stringify(definitionOf(lines, definitionIn(before)))
  },
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
      {isDrawn && <p className="quiet">{say(words.hint)}</p>}
      {isDrawn ? (
        <TextLines {...input} held={held} />
      ) : (
        <Suspense fallback={<div className="skeleton" style={{ height: 120 }} />}>
          <FieldInput {...input} />
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
