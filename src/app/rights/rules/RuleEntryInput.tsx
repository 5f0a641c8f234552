import { listEntry, takesRules } from '../../../contract/system/people/ruled-noun'
import { Choose } from '../../blocks/query/Choose'
import { FieldInput } from '../../fields/FieldInput'
import { asText, type FieldInputProps } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { useProduct } from '../../shell/product'

/** The permission a rule is kept with: one to see a noun whose rows rules can narrow. Another entry of the menu, as clients add them, stays as it is. */
export function RuleEntryInput(input: FieldInputProps) {
  const { id, facts, value, onChange, invalid, describedBy } = input
  const say = useSay()
  const { resources } = useProduct().catalogue
  const chosen = asText(value) || undefined
  const nouns = Object.values(resources).filter((one) => takesRules(resources, one))
  const options = nouns.map(({ name, label }) => ({ value: listEntry(name), text: say(label) }))
  if (chosen && options.every((option) => option.value !== chosen)) return <FieldInput {...input} />
  return <Choose label={say(facts.label)} onChoose={onChange} {...{ id, options, chosen, invalid, describedBy }} />
}
