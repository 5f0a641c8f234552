import { defineArea } from '../../contract/area'
import { label } from '../../contract/label'
import { errors } from './errors'
import * as nouns from './nouns'
import { tones } from './tones'

/** The house, its classes and its calendar. */
export const garden = defineArea({
  name: 'garden',
  nouns,
  tones,
  errors,
  modules: { garden: { label: label('园所', 'Kindergarten'), icon: 'school' } },
})
