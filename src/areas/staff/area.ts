import { defineArea } from '../../contract/area'
import * as nouns from './nouns'

/** Who works here. */
export const staff = defineArea({
  name: 'staff',
  nouns,
  online: () => import('./online-nouns'),
})
