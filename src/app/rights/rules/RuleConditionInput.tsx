import { useContext } from 'react'
import { ruleConditions } from '../../../contract/system/people/ruled-noun'
import { Choose } from '../../blocks/query/Choose'
import { rulesOf } from '../../blocks/query/rules'
import { wordOfRule } from '../../blocks/query/words'
import { asText, type FieldInputProps } from '../../fields/field-input'
import { FillContext } from '../../fields/fill'
import { useSay } from '../../language/use-say'
import { useBeside } from '../../resource/form/beside'
import { Before } from './Before'
import { useRuledField } from './use-ruled'
import { words } from './words'

/** How a rule compares: the conditions that say something of its column. SQL is none of them. */
export function RuleConditionInput({ id, facts, value, onChange, invalid, describedBy }: FieldInputProps) {
  const say = useSay()
  const fill = useContext(FillContext)
  const field = useRuledField()
  const written = asText(useBeside('ruleValue'))
  const chosen = asText(value) || undefined
  if (!field && !chosen) return <Before id={id} words={words.fieldFirst} />
  const kind = field?.facts.kind
  const apt = field ? rulesOf(field.facts) : []
  const options = Object.entries(ruleConditions)
    .filter(([condition, rule]) => apt.includes(rule) || condition === chosen)
    .map(([condition, rule]) => ({ value: condition, text: say(wordOfRule(rule, kind)) }))
  const choose = (condition: string) => {
    onChange(condition)
    // A moment is compared by its day or down to the second, and several values are no single one.
    if (kind === 'dateTime') fill?.({ ruleValue: null })
    else if (condition !== 'IN' && written.includes(',')) fill?.({ ruleValue: written.split(',')[0] ?? null })
  }
  return <Choose label={say(facts.label)} onChoose={choose} {...{ id, options, chosen, invalid, describedBy }} />
}
