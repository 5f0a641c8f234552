import { School } from 'lucide-react'
import { earlyPart } from '../../../../app/design/early-part'
import type { PageAddition, PartProps } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'

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
      part: earlyPart<PartProps>(() => import('./ClassesOf').then((file) => file.ClassesOf)),
    },
  ],
}
