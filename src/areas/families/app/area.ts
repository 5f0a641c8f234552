import { show } from '../../../app/shell/screens/shown-area'

export const shownFamilies = show({
  name: 'families',
  area: () => import('../area').then((file) => file.families),
  screens: { 'families/children-sheet': () => import('./ChildrenImport').then((file) => file.ChildrenImport) },
  pageParts: { class: () => import('./roster/class-parts').then((file) => file.classParts) },
  recordPages: { child: () => import('./child/child-page').then((file) => file.childPage) },
  home: () => import('./home/cards').then((file) => file.familyHome),
})
