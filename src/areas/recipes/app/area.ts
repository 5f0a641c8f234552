import { show } from '../../../app/shell/screens/shown-area'
import { label } from '../../../contract/label'

export const shownRecipes = show({
  name: 'recipes',
  area: () => import('../area').then((file) => file.recipes),
  screens: {},
  recordPages: { dish: () => import('./dish/dish-page').then((file) => file.dishPage) },
  home: () => import('./home/cards').then((file) => file.recipeHome),
  nounViews: {
    'week-menu': {
      label: label('周视图', 'Week'),
      icon: 'calendar-days',
      load: () => import('./week/WeekMenuScreen').then((file) => file.WeekMenuScreen),
    },
  },
})
