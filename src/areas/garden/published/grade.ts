import { count, dict, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    grade: typeof Grade
  }
}

/** An age group. Classes belong to it by their grade level. */
export const Grade = defineResource({
  name: 'grade',
  label: label('年级', 'Grade'),
  path: '/business-system/intk/garden/grade',
  offline: 'read',
  fields: {
    gradeLevel: dict('gradeLevel', '年级', 'Level', { unique: true, fixed: true }),
    name: text('名称', 'Name', { max: 30 }),
    /** Children a class of this grade is meant for. More are not refused. */
    capacity: count('班额标准', 'Children per class', { min: 1, max: 60, initial: 30 }),
    leaderId: optional(ref('staff', '年级组长', 'Grade leader')),
  },
  title: 'name',
  list: ['name', 'gradeLevel', 'capacity', 'leaderId'],
  defaultOrder: { by: ['gradeLevel asc'] },
  search: ['gradeLevel', 'name'],
  form: [
    ['gradeLevel', 'name'],
    ['capacity', 'leaderId'],
  ],
})
export type Grade = RecordOf<typeof Grade>
