import { label } from '../../../contract/label'

/** What stands on a table on paper, and on what prints it. */
export const paperWords = {
  printChosen: label('打印选中的', 'Print those chosen'),
  print: label('打印', 'Print'),
  printed: label('{count} 条', '{count} {count:row|rows}'),
  printedFirst: label('前 {count} 条，共 {total} 条', 'The first {count} of {total}'),
  total: label('合计', 'Total'),
} as const
