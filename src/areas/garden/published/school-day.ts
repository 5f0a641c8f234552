import { boolean, date, optional, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'school-day': typeof SchoolDay
  }
}

/**
 * One day of the calendar; its date is its id. Whether children are expected is read here and never from the weekday:
 * a make-up Saturday is open, a holiday Monday is not.
 */
export const SchoolDay = defineResource({
  name: 'school-day',
  label: label('校历', 'School day'),
  key: ({ date }) => date,
  path: '/business-system/intk/garden/school-day',
  offline: 'write',
  fields: {
    date: date('日期', 'Date', { fixed: true, unique: true }),
    isOpen: boolean('是否开园', 'Open', { initial: true }),
    reason: optional(text('说明', 'Reason', { max: 60 })),
    mealServed: boolean('是否供餐', 'Meals served', { initial: true }),
  },
  title: 'date',
  list: ['date', 'isOpen', 'reason', 'mealServed'],
  defaultOrder: { open: { field: 'date', isComing: true, by: ['date asc'] }, by: ['date desc'] },
  search: ['date', 'isOpen'],
  form: [['date'], ['isOpen', 'mealServed'], ['reason']],
})
export type SchoolDay = RecordOf<typeof SchoolDay>
