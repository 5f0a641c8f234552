import { kindOf } from '../../../contract/fields/kind'
import type { AdvancedQuery } from '../../../contract/list/advanced-query'
import { isYes } from '../../../contract/list/condition'
import type { Condition } from '../../../contract/query'
import { FieldValue } from '../../fields/FieldValue'
import { plainValue } from '../../fields/plain-value'
import { enumerate } from '../../language/enumerate'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { optionsOf, type QueryField } from './query-field'
import { wordOfRule, words } from './words'

/** Values of one condition that are all named. */
const named = 5
const several = { dict: 'dicts', dicts: 'dicts', ref: 'refs', refs: 'refs' } as const
const isSeveral = (kind: string): kind is keyof typeof several => kind in several

function Values({ field, texts }: { field: QueryField; texts: readonly string[] }) {
  const language = useLanguage((state) => state.language)
  const { facts } = field
  const [text = ''] = texts
  const { kind } = facts
  if (kind === 'boolean') return <FieldValue facts={facts} value={text === optionsOf(field)[0] || isYes(text)} />
  if (isSeveral(kind)) return <FieldValue facts={{ ...facts, kind: several[kind] }} value={texts} />
  if (kind === 'region') return texts.map((code) => <FieldValue key={code} facts={facts} value={code} />)
  const isNumber = kindOf(facts)?.shape === 'number'
  return enumerate(texts.map((one) => plainValue(facts, isNumber ? Number(one) : one, language)))
}

function Told({ fields, condition: { field: name, rule, value } }: { fields: readonly QueryField[]; condition: Condition }) {
  const say = useSay()
  const field = fields.find((one) => one.field === name)
  const texts = typeof value === 'string' ? [value] : value
  return (
    <>
      {field ? say(field.facts.label) : name} {say(wordOfRule(rule, field?.facts.kind))}{' '}
      {field && rule !== 'empty' && <Values field={field} texts={texts.slice(0, named)} />}
      {texts.length > named && say(words.andMore, { count: texts.length })}
    </>
  )
}

/** What a query asks for, in words. */
export function QueryWords({ fields, query }: { fields: readonly QueryField[]; query: AdvancedQuery }) {
  const say = useSay()
  return query.conditions.map((condition, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: conditions are only read here and have no name of their own
    <span key={at}>
      {at > 0 && <span className="quiet"> {say(query.match === 'and' ? words.andJoin : words.orJoin)} </span>}
      <Told {...{ fields, condition }} />
    </span>
  ))
}
