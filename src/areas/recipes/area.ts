import { defineArea } from '../../contract/area'
import { label } from '../../contract/label'
import { errors } from './errors'
import * as flows from './flows'
import * as nouns from './nouns'
import { tones } from './tones'

/** Dishes and the menus of weeks. */
export const recipes = defineArea({
  name: 'recipes',
  nouns,
  tones,
  flows,
  errors,
  modules: { recipe: { label: label('食谱', 'Menus'), icon: 'chef-hat' } },
})
