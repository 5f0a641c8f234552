import { lazyPart } from '../../../app/design/lazy-part'
import { show } from '../../../app/shell/screens/shown-area'

export const shownFamilies = show({
  name: 'families',
  area: () => import('../area').then((file) => file.families),
  screens: {
    'families/children-sheet': () => import('./ChildrenImport').then((file) => file.ChildrenImport),
    'families/promotion': () => import('./promotion/PromotionScreen').then((file) => file.PromotionScreen),
  },
  pageParts: { class: () => import('./roster/class-parts').then((file) => file.classParts) },
  formParts: { promotion: { whole: lazyPart(() => import('./promotion/ToPromotion').then((file) => file.ToPromotion)) } },
  recordPages: { child: () => import('./child/child-page').then((file) => file.childPage) },
  home: () => import('./home/cards').then((file) => file.familyHome),
})
