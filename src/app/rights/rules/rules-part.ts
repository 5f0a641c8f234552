import { Filter } from 'lucide-react'
import type { PartFacts } from '../../record-page/record-page'
import { words } from './words'

/** Where on a record the rules stand that narrow what it gives. */
export const placedRules = { name: 'rules', order: 50, title: words.title, icon: Filter, width: 'full', height: 96 } as const

/** Where a row that gives permissions chooses the rules that narrow them. */
export const rulesPart = { ...placedRules, needs: 'data-rule:list', fields: [['dataRules']] } as const satisfies PartFacts
