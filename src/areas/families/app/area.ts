import { show } from '../../../app/shell/screens/shown-area'

export const shownFamilies = show({
  name: 'families',
  area: () => import('../area').then((file) => file.families),
  screens: { 'families/children-sheet': () => import('./ChildrenImport').then((file) => file.ChildrenImport) },
})
