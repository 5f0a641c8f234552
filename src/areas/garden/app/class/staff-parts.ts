import { School } from 'lucide-react'
import type { PageAddition } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { ClassesOf } from './ClassesOf'

/** What the kindergarten's classes have to say on the record of somebody who works here. */
export const staffParts: PageAddition = {
  parts: [
    {
      name: 'classes',
      order: 30,
      title: label('所带班级', 'Classes'),
      icon: School,
      needs: 'class:list',
      width: 'half',
      height: 64,
      part: ClassesOf,
    },
  ],
}
