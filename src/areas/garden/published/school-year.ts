import { date, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'school-year': typeof SchoolYear
  }
}

/** A school year, from September to August. */
export const SchoolYear = defineResource({
  name: 'school-year',
  label: label('学年', 'School year'),
  listedFor: 'school-year:edit',
  path: '/business-system/intk/garden/school-year',
  offline: 'read',
  fields: {
    name: text('学年', 'School year', { max: 30, unique: true }),
    beginDate: date('开始日期', 'From'),
    endDate: date('结束日期', 'To'),
  },
  title: 'name',
  card: { facts: [{ from: 'beginDate', to: 'endDate' }], section: 'none' },
  list: ['name', 'beginDate', 'endDate'],
  defaultOrder: { by: ['beginDate desc'] },
  search: ['name'],
  form: [['name'], ['beginDate', 'endDate']],
})
export type SchoolYear = RecordOf<typeof SchoolYear>
