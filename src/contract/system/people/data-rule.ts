import { dict, ref, text } from '../../field'
import { label } from '../../label'
import { defineResource, type RecordOf } from '../../resource'

declare module '../../registry' {
  interface NounTypes {
    'data-rule': typeof DataRule
  }
}

/**
 * A condition on the rows of a noun, kept with the permission to see them. A role that chooses it shows the rows that meet it alone. `ruleColumn` is a
 * field of the noun, `ruleValue` a value, several between commas for `IN`, or what somebody is known by, as `#{sys_user_code}`.
 */
export const DataRule = defineResource({
  name: 'data-rule',
  label: label('数据规则', 'Data rule'),
  path: '/sys/permissionDataRule',
  fields: {
    permissionId: ref('permission', '所属权限', 'Permission', { fixed: true, weak: true }),
    ruleName: text('规则名称', 'Rule', { max: 50 }),
    ruleColumn: text('规则字段', 'Field', { max: 64 }),
    ruleConditions: dict('rule_conditions', '条件规则', 'Condition'),
    ruleValue: text('规则值', 'Value', { max: 300 }),
    status: dict('valid_status', '状态', 'Status', { initial: '1', switched: ['1', '0'] }),
  },
  title: 'ruleName',
  card: { facts: ['permissionId', 'ruleValue'] },
  list: ['ruleName', 'permissionId', 'ruleColumn', 'ruleConditions', 'ruleValue', 'status'],
  search: ['ruleName', 'permissionId', 'ruleValue'],
  form: [
    ['permissionId', 'ruleName'],
    ['ruleColumn', 'ruleConditions'],
    ['ruleValue', 'status'],
  ],
  offeredAt: 'permissionId',
})
export type DataRule = RecordOf<typeof DataRule>
