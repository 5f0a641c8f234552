import { show } from '../../../app/shell/screens/shown-area'

export const shownRecipes = show({ name: 'recipes', area: () => import('../area').then((file) => file.recipes), screens: {} })
