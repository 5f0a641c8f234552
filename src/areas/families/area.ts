import { defineArea } from '../../contract/area'
import { errors } from './errors'
import * as nouns from './nouns'

/** Children, the classes they are in, and those who care for them. */
export const families = defineArea({
  name: 'families',
  nouns,
  errors,
})
