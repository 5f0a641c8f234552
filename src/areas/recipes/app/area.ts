import { show } from '../../../app/shell/screens/shown-area'
import { label } from '../../../contract/label'
import { recipeCards } from './home/cards'

export const shownRecipes = show({
  name: 'recipes',
  area: () => import('../area').then((file) => file.recipes),
  screens: {},
  home: recipeCards,
  nounViews: {
    'week-menu': {
      label: label('周视图', 'Week'),
      icon: 'calendar-days',
      load: () => import('./week/WeekMenuScreen').then((file) => file.WeekMenuScreen),
    },
  },
})
