import { Filter } from 'lucide-react'
import type { PartFacts } from '../../record-page/record-page'
import { words } from './words'

/** Where a row that gives permissions chooses the rules that narrow them. */
export const rulesPart = {
  name: 'rules',
  order: 50,
  title: words.title,
  icon: Filter,
  needs: 'data-rule:list',
  width: 'full',
  height: 96,
  fields: [['dataRules']],
} as const satisfies PartFacts
