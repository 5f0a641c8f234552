import { FlaskConical, ListChecks, UserRound } from 'lucide-react'
import { label } from '../../contract/label'
import { CheckRule } from '../../contract/system/rules/check-rule'
import { FillRule } from '../../contract/system/rules/fill-rule'
import { lazyPart } from '../design/lazy-part'
import { type Act, defineRecordPage } from '../record-page/record-page'
import { LinesPart } from './LinesPart'
import { words } from './words'

const facts = { name: 'facts', order: 10, title: label('基本信息', 'Basics'), icon: UserRound, width: 'full', height: 160 } as const
const test = { name: 'test', order: 10, label: words.test, icon: FlaskConical } as const satisfies Partial<Act>

/** The record of a fill rule: what it makes can be tried. */
export const fillRulePage = defineRecordPage(FillRule, {
  head: { beside: 'ruleCode', facts: ['ruleClass'] },
  acts: [{ ...test, sheet: lazyPart(() => import('./FillRuleTest').then((file) => file.FillRuleTest)) }],
  parts: [{ ...facts, fields: [['ruleName', 'ruleCode'], ['ruleClass'], ['ruleParams']] }],
})

/** The record of a check rule: its lines, and a value to try on them. */
export const checkRulePage = defineRecordPage(CheckRule, {
  head: { beside: 'ruleCode', facts: ['ruleDescription'] },
  acts: [{ ...test, sheet: lazyPart(() => import('./CheckRuleTest').then((file) => file.CheckRuleTest)) }],
  parts: [
    { ...facts, fields: [['ruleName', 'ruleCode'], ['ruleDescription']] },
    { name: 'lines', order: 20, title: words.lines, icon: ListChecks, width: 'full', height: 200, fields: [['ruleJson']], read: LinesPart },
  ],
})
