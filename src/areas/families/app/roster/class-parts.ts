import { Baby, GraduationCap, Printer } from 'lucide-react'
import { lazyPart } from '../../../../app/design/lazy-part'
import type { PageAddition } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'
import { classState } from '../../../garden/published/class'
import { promotionScreen } from '../../promotion/promotion-paths'
import { words as promotionWords } from '../promotion/words'
import { Roster } from './Roster'
import { rosterWords } from './roster-words'

/** What families have to say on the record of a class: its children, and the way up a year. */
export const classParts: PageAddition = {
  acts: [
    {
      name: 'moving-up',
      order: 50,
      label: promotionWords.title,
      icon: GraduationCap,
      needs: 'promotion:post',
      isOffered: ({ status }) => status === classState.running,
      to: () => promotionScreen,
    },
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
