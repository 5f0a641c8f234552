import type { KeyboardEvent } from 'react'
import { asList } from '../../../contract/fields/as-list'
import type { Say } from '../../language/use-say'
import { asText, type FieldInputProps } from '../field-input'
import { isEmptying } from './is-emptying'

/** Ids of the rows a reference names, one or several. */
export const chosenOf = ({ facts, value }: FieldInputProps): readonly string[] =>
  facts.kind === 'refs' ? asList(value) : [asText(value)].filter(Boolean)

/** What a choice of rows is given whether they stand in a list or in a tree. */
export const sameOfChoice = ({ id, onChange, onBlur, disabled, invalid, describedBy }: FieldInputProps, say: Say) => ({
  id,
  'aria-describedby': describedBy,
  style: { width: '100%' },
  allowClear: true,
  disabled,
  status: invalid ? ('error' as const) : undefined,
  placeholder: say('pleaseChoose'),
  notFoundContent: say('noneFound'),
  onBlur,
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => isEmptying(event) && onChange(null),
})
