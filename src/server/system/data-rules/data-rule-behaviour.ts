import type { Catalogue } from '../../../contract/catalogue'
import { Refusal, refuse, refuseFields } from '../../../contract/error'
import { DataRule } from '../../../contract/system/people/data-rule'
import { nounRuled } from '../../../contract/system/people/ruled-noun'
import { codesIn, Permission } from '../../../contract/system/permission'
import { conditionFor, ruledField } from '../../auth/data-rules'
import { behave } from '../../resource/behaviour'
import { unreadBy } from '../../resource/read-part'

/** The condition by which clients of the wire contract offer SQL of their own. */
export const ownSql = 'USE_SQL_RULES'

/** A rule is about a noun whose rows rules can narrow, and can be understood. `resources`: those of the product. */
export const dataRuleBehaviour = ({ resources }: Pick<Catalogue, 'resources'>) =>
  behave(DataRule, {
    async before(ctx, { id, verb, after }) {
      if (verb === 'remove') return undefined
      const { permissionId, ruleColumn, ruleConditions, ruleValue } = after
      if (ruleConditions === ownSql) refuse('data-rule.sql')
      const entry = await ctx.find(Permission, permissionId)
      const noun = entry && nounRuled(resources, { id: entry.id, codes: codesIn(entry.perms) })
      const name = entry?.name ?? permissionId
      if (!noun) throw new Refusal('data-rule.entry', { name, nameEn: entry?.nameEn || name })
      const rule = { id, noun: noun.name, field: ruleColumn, condition: ruleConditions, value: ruleValue }
      const read = conditionFor(noun, rule, ctx.person)
      // Nobody learns by what a rule leaves what they may not read.
      if (read === 'column' || unreadBy(noun, ctx.person).includes(ruledField(noun, ruleColumn) ?? ''))
        refuseFields({ ruleColumn: { code: 'data-rule.column', values: { noun: noun.label.zh, nounEn: noun.label.en } } })
      if (read === 'condition') refuseFields({ ruleConditions: { code: 'data-rule.condition' } })
      if (read === 'value') refuseFields({ ruleValue: { code: 'data-rule.value' } })
      // Clients may name the column of a field.
      return { ruleColumn: ruledField(noun, ruleColumn) ?? ruleColumn }
    },
  })
