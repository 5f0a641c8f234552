import type { ComponentType } from 'react'
import type { Problems } from '../../contract/check'
import type { FieldFacts } from '../../contract/field'
import type { Kind } from '../../contract/fields/kind'

/** What every input of a field is given. `value` has the shape of the kind; null when empty. */
export type FieldInputProps = {
  readonly id: string
  /** Name of the field in its row, where it is one of a row's. */
  readonly name?: string
  readonly facts: FieldFacts
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur?: () => void
  readonly disabled?: boolean
  readonly invalid?: boolean
  /** Id of the element that says what is wrong. */
  readonly describedBy?: string
  /** What is wrong further inside, for `entries`: names such as `0.name`. */
  readonly inner?: Problems
}

export type FieldInputs = Readonly<Record<Kind, ComponentType<FieldInputProps>>>

/** Attributes every native input shares. */
export const ariaOf = ({ id, disabled, invalid, describedBy, facts }: FieldInputProps) => ({
  id,
  disabled,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
  'aria-required': facts.required || undefined,
})

export const asText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** Whether yes or no is an answer somebody gives, and none has been given at first. */
export const isAnswer = ({ kind, required, initial }: FieldFacts): boolean => kind === 'boolean' && !required && initial === undefined

/** What a field holds before anybody has written into it. */
export const startOf = (facts: FieldFacts): unknown => facts.initial ?? (facts.kind === 'boolean' && !isAnswer(facts) ? false : null)

/** Whether a value is there to be shown. */
export const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
