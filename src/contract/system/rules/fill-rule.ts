import type { Problems } from '../../check'
import { dict, optional, text } from '../../field'
import { objectIn } from '../../fields/json-text'
import { label } from '../../label'
import { defineResource, type RecordOf } from '../../resource'

declare module '../../registry' {
  interface NounTypes {
    'fill-rule': typeof FillRule
  }
}

/** A value that forms are filled with, made anew each time it is asked for by its code. `ruleParams`: an object of JSON, what the class is told. */
export const FillRule = defineResource({
  name: 'fill-rule',
  label: label('填值规则', 'Fill rule'),
  path: '/sys/fillRule',
  fields: {
    ruleName: text('规则名称', 'Rule', { max: 100 }),
    ruleCode: text('规则编码', 'Code', { rule: 'code', max: 64, unique: true, fixed: true }),
    ruleClass: dict('fill_rule_class', '规则类', 'Makes'),
    ruleParams: optional(text('规则参数', 'Parameters', { max: 500 })),
  },
  title: 'ruleName',
  list: ['ruleName', 'ruleCode', 'ruleClass', 'ruleParams'],
  search: ['ruleName', 'ruleCode'],
  form: [['ruleName', 'ruleCode'], ['ruleClass'], ['ruleParams']],
  agrees: ({ ruleParams }): Problems =>
    ruleParams && !objectIn(ruleParams) ? { ruleParams: { code: 'field.shape', values: { path: '{"prefix":"CN"}' } } } : {},
})
export type FillRule = RecordOf<typeof FillRule>
