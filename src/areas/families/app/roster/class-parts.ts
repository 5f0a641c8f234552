import { Baby } from 'lucide-react'
import type { PageAddition } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { Roster } from './Roster'

/** What families have to say on the record of a class: its children. */
export const classParts: PageAddition = {
  parts: [
    {
      name: 'roster',
      order: 10,
      title: label('幼儿', 'Children'),
      icon: Baby,
      needs: 'child:list',
      width: 'full',
      height: 400,
      part: Roster,
    },
  ],
}
