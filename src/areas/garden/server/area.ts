import { serve } from '../../../server/served-area'
import { garden } from '../area'
import dictionaries from '../dictionaries.json' with { type: 'json' }
import { grants } from '../grants'
import { menu } from '../menu'
import { classBehaviour } from './class-behaviour'
import { demo } from './demo/demo'
import { reach, reachNouns } from './reach'
import { schoolYearBehaviour } from './school-year-behaviour'
import { gardenSetup } from './setup'
import { termBehaviour } from './term-behaviour'

export const servedGarden = serve(
  garden,
  {
    class: classBehaviour,
    'school-year': schoolYearBehaviour,
    term: termBehaviour,
  },
  { dictionaries, demo, setup: gardenSetup, grants, menu, reach: { of: reach, nouns: reachNouns } },
)
