import { School, Users } from 'lucide-react'
import { defineRecordPage } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { Class } from '../../published/class'
import { ClassStaff } from './ClassStaff'

/** The record of a class: who is in it and who looks after it. Its children and its days are told by the areas that know them. */
export const classPage = defineRecordPage(Class, {
  head: { state: 'status', facts: ['gradeLevel', 'yearId', 'room', 'capacity'] },
  parts: [
    {
      name: 'staff',
      order: 20,
      title: label('带班老师', 'Who looks after it'),
      icon: Users,
      needs: 'staff:list',
      width: 'aside',
      height: 152,
      part: ClassStaff,
    },
    {
      name: 'facts',
      order: 40,
      title: label('基本信息', 'Basics'),
      icon: School,
      width: 'aside',
      height: 240,
      fields: [['gradeLevel', 'name'], ['yearId', 'status'], ['headTeacherId', 'nurseAideId'], ['teacherIds'], ['room', 'capacity']],
    },
  ],
})
