import { type Label, label } from '../../../contract/label'

/** The greeting for an hour of the day, 0 to 23. */
export function greetingAt(hour: number): Label {
  if (hour < 9) return label('早上好', 'Good morning')
  if (hour <= 11) return label('上午好', 'Good morning')
  if (hour <= 13) return label('中午好', 'Good day')
  if (hour < 20) return label('下午好', 'Good afternoon')
  return label('晚上好', 'Good evening')
}
