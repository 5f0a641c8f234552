import { label } from '../../contract/label'

/** What pictures of figures say of themselves. */
export const words = {
  figures: label('查看数字', 'Show the figures'),
  open: label('还在变化', 'still changing'),
  mean: label('平均', 'Mean'),
  left: label('还有 {left} 天', '{left} {left:day|days} left'),
  over: label('已过期', 'Run out'),
  daysLeft: label('剩余天数', 'Days left'),
  daysWhole: label('整圈为多少天', 'Days of a full ring'),
} as const
