import { useDict, wordsFor } from '../../fields/choice/use-dict'
import type { FieldInputProps } from '../../fields/field-input'
import { YesNoSwitch } from './YesNoSwitch'

/** The input of a dictionary field that is switched between two of its values (`switched`). */
export function SwitchField({ id, facts, value, onChange, onBlur, disabled, describedBy }: FieldInputProps) {
  const items = useDict(facts.dict)
  const options = facts.switched ?? ['Y', 'N']
  const [on, off] = options
  const words = [wordsFor(items, [on]), wordsFor(items, [off])] as const
  return <YesNoSwitch {...{ id, value, options, words, onChange, onBlur, disabled, describedBy }} />
}
