import { serve } from '../../../server/served-area'
import { recipes } from '../area'
import dictionaries from '../dictionaries.json' with { type: 'json' }
import { grants } from '../grants'
import { menu } from '../menu'
import { demo } from './demo/demo'
import { menuMealBehaviour } from './menu-meal-behaviour'
import { weekMenuBehaviour } from './week-menu-behaviour'

export const servedRecipes = serve(
  recipes,
  { 'menu-meal': menuMealBehaviour, 'week-menu': weekMenuBehaviour },
  { dictionaries, demo, grants, menu, reference: ['dish'] },
)
