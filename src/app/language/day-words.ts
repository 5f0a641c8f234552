import { label } from '../../contract/label'

/** What the days around this one are called. */
export const dayWords = {
  today: label('今天', 'Today'),
  yesterday: label('昨天', 'Yesterday'),
  tomorrow: label('明天', 'Tomorrow'),
} as const
