import { Baby } from 'lucide-react'
import { earlyPart } from '../../../../app/design/early-part'
import type { PageAddition, PartProps } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'

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
      part: earlyPart<PartProps>(() => import('./Roster').then((file) => file.Roster)),
    },
  ],
}
