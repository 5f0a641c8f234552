import { label } from '../../contract/label'

/** What stands on every paper, and on the button that prints it. */
export const words = {
  print: label('打印', 'Print'),
  madeBy: label('制表', 'Made by'),
  checkedBy: label('审核', 'Checked by'),
  answers: label('负责人', 'Responsible'),
  printedBy: label('打印人：{name}', 'Printed by {name}'),
  printed: label('打印于 {at}', 'Printed {at}'),
  checkCode: label('核验码：扫描后与系统记录比对', 'Scan to hold this paper against the records'),
} as const
