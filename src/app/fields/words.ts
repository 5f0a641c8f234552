import { label } from '../../contract/label'

/** What is said in inputs and about values. Fetched with the parts that say it. */
export const words = {
  from: label('开始日期', 'First day'),
  to: label('结束日期', 'Last day'),
  hours: label('小时', 'h'),
  minutes: label('分钟', 'min'),
  colour: label('选择颜色', 'Choose a colour'),
  showAll: label('展开全文', 'Show all'),
  showLess: label('收起', 'Show less'),
  below: label('“{name}”的下级', 'Below "{name}"'),
  top: label('最上级', 'Top'),
  chooseThis: label('选择“{name}”', 'Choose "{name}"'),
  emptied: label('不选', 'None'),
} as const
