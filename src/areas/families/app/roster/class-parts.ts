import { Baby, Printer } from 'lucide-react'
import { lazyPart } from '../../../../app/design/lazy-part'
import type { PageAddition } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { Roster } from './Roster'
import { rosterWords } from './roster-words'

/** What families have to say on the record of a class: its children. */
export const classParts: PageAddition = {
  acts: [
    {
      name: 'print',
      order: 60,
      rare: true,
      label: rosterWords.print,
      icon: Printer,
      needs: 'child:list',
      sheet: lazyPart(() => import('./RosterPrint').then((file) => file.RosterPrint)),
    },
  ],
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
