import { defineArea } from '../../contract/area'
import { errors } from './errors'
import * as nouns from './nouns'

/** Who works here. */
export const staff = defineArea({
  name: 'staff',
  nouns,
  errors,
  online: () => import('./online-nouns'),
})
