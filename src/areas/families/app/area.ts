import type { HomeCard } from '../../../app/home/home-card'
import { show } from '../../../app/shell/screens/shown-area'
import { label } from '../../../contract/label'
import type { RoleCode } from '../../roles'

const side = (order: number) => ({ order, lane: 'side' }) as const

export const shownFamilies = show({
  name: 'families',
  area: () => import('../area').then((file) => file.families),
  screens: { 'families/children-sheet': () => import('./ChildrenImport').then((file) => file.ChildrenImport) },
  home: [
    {
      name: 'families/birthdays',
      title: label('生日', 'Birthdays'),
      icon: 'baby',
      needs: ['child:list'],
      for: { nurseAide: side(30), principal: side(90), viceAdmin: side(90) } satisfies HomeCard<RoleCode>['for'],
      to: '/garden/child',
      height: 120,
      load: () => import('./home/BirthdaysCard').then((file) => file.BirthdaysCard),
    },
  ],
  pageParts: { class: () => import('./roster/class-parts').then((file) => file.classParts) },
  recordPages: { child: () => import('./child/child-page').then((file) => file.childPage) },
})
