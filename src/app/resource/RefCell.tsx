import { useContext } from 'react'
import type { FieldFacts } from '../../contract/field'
import { FieldValue } from '../fields/FieldValue'
import { isGiven } from '../fields/field-input'
import { ListTitlesContext } from './ListTitles'
import { unknownTitle } from './use-titles'

/** A reference by what the list has learnt of it, where the row does not say so itself. */
export function RefCell({ facts, value }: { facts: FieldFacts; value: unknown }) {
  const titles = useContext(ListTitlesContext)[facts.noun ?? '']
  const words = isGiven(value) ? [value].flat().map((id) => titles?.[String(id)] ?? unknownTitle) : []
  return <FieldValue facts={facts} value={value} words={words.join()} />
}
