import { text } from '../../../contract/field'
import type { QueryRule } from '../../../contract/query'
import { nounRuled, ruleConditions } from '../../../contract/system/people/ruled-noun'
import { codesIn, Permission } from '../../../contract/system/permission'
import { fieldsOf, type QueryField } from '../../blocks/query/query-field'
import { asText } from '../../fields/field-input'
import { useBeside } from '../../resource/form/beside'
import { nounKeys } from '../../resource/noun-keys'
import type { ViewRow } from '../../resource/row'
import { useAnswer } from '../../resource/use-answer'
import { useProduct } from '../../shell/product'
import { call } from '../../wire/call'
import { words } from './words'

/** What every row is known by beside its fields. */
const kept: readonly QueryField[] = [
  { field: 'createBy', facts: text(words.createBy.zh, words.createBy.en) },
  { field: 'updateBy', facts: text(words.updateBy.zh, words.updateBy.en) },
]

/** The columns a rule of a permission may be about; undefined while that is not known, and of one whose rows no rule can narrow. */
export function useFieldsOf(id: string): readonly QueryField[] | undefined {
  const { resources } = useProduct().catalogue
  const { data } = useAnswer({
    queryKey: [...nounKeys.record(Permission.name, id), 'row'],
    queryFn: ({ signal }) => call<ViewRow>('GET', `${Permission.path}/queryById`, { query: { id }, signal }),
    enabled: id !== '',
  })
  const noun = data && nounRuled(resources, { id, codes: codesIn(asText(data.perms)) })
  return noun && [...fieldsOf(noun), ...kept]
}

/** The columns a rule of the permission in the form may be about; undefined until one is chosen whose rows rules can narrow. */
export const useRuledFields = (): readonly QueryField[] | undefined => useFieldsOf(asText(useBeside('permissionId')))

/** The column the rule in the form is about; undefined where it names none of them. */
export function useRuledField(): QueryField | undefined {
  const fields = useRuledFields()
  const name = useBeside('ruleColumn')
  return fields?.find(({ field }) => field === name)
}

/** How the rule in the form compares; undefined until that is chosen, and of a condition that is none. */
export function useRuleCompared(): QueryRule | undefined {
  const condition = asText(useBeside('ruleConditions'))
  return Object.hasOwn(ruleConditions, condition) ? ruleConditions[condition] : undefined
}
