import { date, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    term: typeof Term
  }
}

/** Half a school year. Its dates are what the calendar of school days is made from. */
export const Term = defineResource({
  name: 'term',
  label: label('学期', 'Term'),
  path: '/business-system/intk/garden/term',
  offline: 'read',
  fields: {
    yearId: ref('school-year', '学年', 'School year'),
    name: text('学期', 'Term', { max: 30 }),
    beginDate: date('开始日期', 'From'),
    endDate: date('结束日期', 'To'),
  },
  title: 'name',
  card: { facts: ['yearId', { from: 'beginDate', to: 'endDate' }], section: 'none' },
  list: ['name', 'yearId', 'beginDate', 'endDate'],
  defaultOrder: { by: ['beginDate desc'] },
  search: ['yearId', 'name'],
  form: [
    ['yearId', 'name'],
    ['beginDate', 'endDate'],
  ],
})
export type Term = RecordOf<typeof Term>
