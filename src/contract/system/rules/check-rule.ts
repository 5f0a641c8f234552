import type { Problems } from '../../check'
import { note, optional, text } from '../../field'
import { label } from '../../label'
import { defineResource, type RecordOf } from '../../resource'
import { checkLinesIn } from './check-lines'

declare module '../../registry' {
  interface NounTypes {
    'check-rule': typeof CheckRule
  }
}

/** How a code has to look, piece by piece. Forms ask by its code whether a value fits. `ruleJson`: its lines, a list of JSON (`check-lines.ts`). */
export const CheckRule = defineResource({
  name: 'check-rule',
  label: label('编码校验规则', 'Check rule'),
  path: '/sys/checkRule',
  fields: {
    ruleName: text('规则名称', 'Rule', { max: 100 }),
    ruleCode: text('规则编码', 'Code', { rule: 'code', max: 64, unique: true, fixed: true }),
    ruleDescription: optional(note('规则描述', 'Description', { max: 500 })),
    ruleJson: note('校验规则', 'What is checked', { max: 10_000 }),
  },
  title: 'ruleName',
  list: ['ruleName', 'ruleCode', 'ruleDescription'],
  search: ['ruleName', 'ruleCode'],
  form: [['ruleName', 'ruleCode'], ['ruleDescription'], ['ruleJson']],
  agrees: ({ ruleJson }): Problems =>
    ruleJson && !checkLinesIn(ruleJson)
      ? { ruleJson: { code: 'field.shape', values: { path: '[{"digits":"*","pattern":"^\\\\d+$","message":"…"}]' } } }
      : {},
})
export type CheckRule = RecordOf<typeof CheckRule>
