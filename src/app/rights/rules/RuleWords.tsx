import { ruleConditions } from '../../../contract/system/people/ruled-noun'
import { QueryWords } from '../../blocks/query/QueryWords'
import { wordOfRule } from '../../blocks/query/words'
import { asText } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import type { PartProps } from '../../record-page/record-page'
import { FieldFacts } from '../../resource/FieldFacts'
import { isReaderWord, readerWords } from './reader-words'
import { useFieldsOf } from './use-ruled'
import { words } from './words'

/** What a rule compares, in words. Undefined where what it is about is not known here: then its codes are all there is to say. */
function useCompared({ permissionId, ruleColumn, ruleConditions: condition, ruleValue }: PartProps['row']) {
  const say = useSay()
  const fields = useFieldsOf(asText(permissionId))
  const field = fields?.find((one) => one.field === ruleColumn)
  const rule = ruleConditions[asText(condition)]
  const text = asText(ruleValue)
  if (!fields || !field || !rule) return undefined
  if (isReaderWord(text)) return `${say(field.facts.label)} ${say(wordOfRule(rule, field.facts.kind))} ${say(readerWords[text])}`
  const value = rule === 'in' ? text.split(',') : text
  return <QueryWords fields={fields} query={{ match: 'and', conditions: [{ field: field.field, rule, value }] }} />
}

/** A rule as a sentence, in the words its form asks for it with. */
export function RuleWords({ resource, row }: PartProps) {
  const say = useSay()
  const compared = useCompared(row)
  const codes = ['ruleColumn', 'ruleConditions', 'ruleValue']
  return (
    <>
      <FieldFacts isLinked resource={resource} values={row} names={['permissionId', ...(compared ? [] : codes)]} />
      {compared && (
        <dl className="record-facts">
          <div data-field="rule">
            <dt>{say(words.shows)}</dt>
            <dd>{compared}</dd>
          </div>
        </dl>
      )}
    </>
  )
}
