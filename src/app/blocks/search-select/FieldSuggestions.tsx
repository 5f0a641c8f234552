import { useCallback } from 'react'
import type { FieldInputProps } from '../../fields/field-input'
import { pageSize, searchDictionary } from './load-choices'
import { SuggestedText } from './SuggestedText'

/** A text with what rows hold already beside it: those of `suggests`, as `noun.field`, that whoever types may read. */
export function FieldSuggestions(input: FieldInputProps) {
  const [noun = '', field = ''] = (input.facts.suggests ?? '').split('.')
  const load = useCallback(
    (keyword: string, signal: AbortSignal) => searchDictionary(`${noun},${field},${field}`, keyword, pageSize, signal),
    [noun, field],
  )
  return <SuggestedText {...input} load={load} />
}
