import { show } from '../../../app/shell/shown-area'
import { recipes } from '../area'

export const shownRecipes = show(recipes, {})
