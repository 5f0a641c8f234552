import { FieldInput } from '../../fields/FieldInput'
import type { FieldInputProps } from '../../fields/field-input'

type Props = Omit<FieldInputProps, 'facts'> & {
  /** A cascader of provinces, cities and counties, or two lists of provinces and cities. */
  look?: 'cascader' | 'two-level'
  facts: Omit<FieldInputProps['facts'], 'kind' | 'levels'>
}

/** A region of China by its code (GB/T 2260), under root code 86. Any step of a cascader may be the last. */
export const AreaPicker = ({ look = 'cascader', facts, ...input }: Props) => (
  <FieldInput {...input} facts={{ ...facts, kind: 'region', ...(look === 'two-level' && { levels: 2 as const }) }} />
)
