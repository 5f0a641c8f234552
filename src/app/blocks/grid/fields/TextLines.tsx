import { useState } from 'react'
import type { FieldFacts } from '../../../../contract/field'
import { useFace } from '../../../design/face'
import { lazyPart } from '../../../design/lazy-part'
import { Suspense } from '../../../design/Suspense'
import { FieldInput } from '../../../fields/FieldInput'
import type { FieldInputProps } from '../../../fields/field-input'

const EntriesGrid = lazyPart<FieldInputProps>(() => import('./EntriesGrid').then((file) => file.EntriesGrid))

type Line = Readonly<Record<string, unknown>>

/**
 * How the text of a field holds lines. `facts`: those of entries. `linesOf`: the lines of a text, none where it holds none; each with an id.
 * `textOf`: the text that holds these, null where there are none; `before` is what the field held.
 */
export type HeldLines = {
  readonly facts: FieldFacts
  readonly linesOf: (text: unknown) => readonly Line[]
  readonly textOf: (lines: readonly Line[], before: unknown) => string | null
}

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field whose text holds lines, written one by one: in a grid on a desk, one after the other in a hand. */
export function TextLines({ value, onChange, facts: _, held, ...input }: FieldInputProps & { readonly held: HeldLines }) {
  const { facts, linesOf, textOf } = held
  const isDesktop = useFace() === 'desktop'
  const [kept, setKept] = useState(() => ({ text: value, lines: linesOf(value) }))
  // A text that was not written here, such as a draft that was found, has lines of its own.
  const lines = kept.text === value ? kept.lines : linesOf(value)
  const take = (next: unknown) => {
    const written = Array.isArray(next) ? next.filter(isLine) : []
    const text = textOf(written, value)
    setKept({ text, lines: written })
    onChange(text)
  }
  const given = { ...input, facts, value: lines, onChange: take }
  return (
    <Suspense fallback={<div className="skeleton" style={{ height: 120 }} />}>
      {isDesktop ? <EntriesGrid {...given} /> : <FieldInput {...given} />}
    </Suspense>
  )
}
