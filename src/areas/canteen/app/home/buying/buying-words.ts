import { label } from '../../../../../contract/label'

/** Every text of the cards of what is bought. */
export const words = {
  bought: label('都已买齐', 'Everything is bought'),
  due: label('{count} 张采购单待买', '{count} {count:order|orders} to buy'),
  today: label('张采购单 · 今天', '{count:order|orders} for today'),
  noneToday: label('今天没有采购单', 'No food order for today'),
  later: label('今天以后还有 {count} 张', '{count} more for the days after'),
  left: label('{date} · {count} 种未买', '{date}, {count} {count:food|foods} not bought'),
  isLate: label('已过期', 'Late'),
  isToday: label('今天', 'Today'),
  orders: label('{count} 张采购单 · 截至今天', '{count} {count:order|orders} until today'),
} as const
