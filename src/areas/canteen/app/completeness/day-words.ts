import { label } from '../../../../contract/label'

/** Every text of the day of the canteen manager. */
export const words = {
  complete: label('道菜已留样或已说明原因', 'dishes sampled or explained'),
  allThere: label('当天留样已齐', 'All there'),
  missing: label('缺少', 'Missing'),
  excused: label('未留样', 'Without, and why'),
  odd: label('异常', 'Odd'),
  nothingOdd: label('没有异常', 'Nothing odd'),
  kept: label('留样中', 'Being kept'),
  due: label('可销毁', 'May go'),
  overdue: label('超时未销毁', 'Overdue'),
  keptTitle: label('保存与销毁', 'Kept and disposed of'),
  toKeeping: label('去处理', 'Go there'),
  fridges: label('冰箱温度', 'Fridge temperatures'),
  readings: label('{done}/{total} 次读数', '{done} of {total} {total:reading|readings}'),
  outOfRange: label('{count} 次超温', '{count} out of range'),
  lateReadings: label('{count} 次未按时', '{count} not in time'),
  inOrder: label('正常', 'In order'),
  toFridges: label('查看温度', 'See the temperatures'),
  meal: label('餐次', 'Meal'),
  state: label('状态', 'State'),
  sampled: label('已留样', 'Sampled'),
} as const
