import { defineArea } from '../../contract/area'
import { label } from '../../contract/label'
import { errors } from './errors'
import * as nouns from './nouns'
import { Term } from './published/term'
import { tones } from './tones'

/** The house, its classes and its calendar. */
export const garden = defineArea({
  name: 'garden',
  nouns,
  tones,
  errors,
  spans: [{ noun: Term.name, from: 'beginDate', to: 'endDate', label: label('本学期', 'This term') }],
  modules: { garden: { label: label('园所', 'Kindergarten'), icon: 'school' } },
})
