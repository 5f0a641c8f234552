import { useState } from 'react'
import { checkValue, type Problem } from '../../../contract/check'
import type { FieldFacts } from '../../../contract/field'
import { asText } from '../../fields/field-input'

const goesOn = (): boolean => ['INPUT', 'TEXTAREA'].includes(document.activeElement?.tagName ?? '')

/**
 * What is wrong with a text as it was left for another input. While it is being mended nothing is said of it, and an empty one is nobody's mistake
 * before the form is saved. Left for a button, that would be moved away under the press.
 */
export function useLeftWrong(facts: FieldFacts, value: unknown): { leave: () => void; problem: Problem | undefined } {
  const [left, setLeft] = useState('')
  const text = asText(value).trim()
  const isLeft = facts.kind === 'text' && text !== '' && text === left
  return {
    // Where the focus goes is known only once it is there.
    leave: () => void setTimeout(() => goesOn() && setLeft(text)),
    problem: isLeft ? checkValue(facts, text) : undefined,
  }
}
