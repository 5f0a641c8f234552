import { count, dict, optional, ref, refs, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    class: typeof Class
  }
}

/** States of the dictionary that rules name. A class of a year that has not begun is `coming`: nobody calls its roll or counts it yet. */
export const classState = { coming: '0', running: '1', movedUp: '2', graduated: '3' } as const

/** A class of one school year. Moving up makes a new class; this one keeps its history. */
export const Class = defineResource({
  name: 'class',
  label: label('班级', 'Class'),
  path: '/business-system/intk/garden/class',
  offline: 'read',
  fields: {
    gradeLevel: dict('gradeLevel', '年级', 'Level'),
    name: text('班名', 'Class', { max: 30 }),
    yearId: ref('school-year', '学年', 'School year'),
    headTeacherId: optional(ref('staff', '班主任', 'Head teacher')),
    teacherIds: optional(refs('staff', '配班教师', 'Teachers', { max: 10 })),
    nurseAideId: optional(ref('staff', '保育员', 'Nursery carer')),
    room: optional(text('教室', 'Room', { max: 30 })),
    capacity: optional(count('定员', 'Places', { min: 1, max: 60 })),
    status: dict('classStatus', '状态', 'State', { initial: classState.running }),
  },
  title: 'name',
  card: { facts: ['room', 'headTeacherId'], usual: [classState.running] },
  list: ['name', 'gradeLevel', 'yearId', 'headTeacherId', 'room', 'capacity', 'status'],
  defaultOrder: { open: { field: 'status', values: [classState.running] }, by: ['gradeLevel asc'] },
  search: ['name', 'gradeLevel', 'yearId', 'status'],
  found: { by: ['name', 'room'], says: ['gradeLevel', 'yearId', 'headTeacherId'] },
  form: [['gradeLevel', 'name'], ['yearId', 'status'], ['headTeacherId', 'nurseAideId'], ['teacherIds'], ['room', 'capacity']],
})
export type Class = RecordOf<typeof Class>
