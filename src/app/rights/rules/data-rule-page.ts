import { Filter } from 'lucide-react'
import { DataRule } from '../../../contract/system/people/data-rule'
import { defineRecordPage } from '../../record-page/record-page'
import { RuleWords } from './RuleWords'
import { words } from './words'

/** The record of a data rule: which rows it shows, said as a sentence. */
export const dataRulePage = defineRecordPage(DataRule, {
  head: { facts: ['status'] },
  parts: [
    {
      name: 'rule',
      order: 10,
      title: words.one,
      icon: Filter,
      width: 'full',
      height: 144,
      fields: [
        ['permissionId', 'ruleName'],
        ['ruleColumn', 'ruleConditions'],
        ['ruleValue', 'status'],
      ],
      read: RuleWords,
    },
  ],
})
