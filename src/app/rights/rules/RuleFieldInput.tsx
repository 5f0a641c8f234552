import { useContext } from 'react'
import { Choose } from '../../blocks/query/Choose'
import { asText, type FieldInputProps } from '../../fields/field-input'
import { FillContext } from '../../fields/fill'
import { useSay } from '../../language/use-say'
import { Before } from './Before'
import { useRuledFields } from './use-ruled'
import { words } from './words'

/** The column a rule is about: one of the noun's that its permission shows. Another one is compared anew. */
export function RuleFieldInput({ id, facts, value, onChange, invalid, describedBy }: FieldInputProps) {
  const say = useSay()
  const fill = useContext(FillContext)
  const fields = useRuledFields()
  const chosen = asText(value) || undefined
  if (!fields && !chosen) return <Before id={id} words={words.entryFirst} />
  const options = (fields ?? []).map((one) => ({ value: one.field, text: say(one.facts.label) }))
  const choose = (name: string) => {
    if (name === chosen) return
    onChange(name)
    fill?.({ ruleConditions: '=', ruleValue: null })
  }
  return <Choose label={say(facts.label)} onChoose={choose} {...{ id, options, chosen, invalid, describedBy }} />
}
