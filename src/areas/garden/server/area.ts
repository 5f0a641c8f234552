import { serve } from '../../../server/served-area'
import { garden } from '../area'
import dictionaries from '../dictionaries.json' with { type: 'json' }
import { grants } from '../grants'
import { classBehaviour } from './class-behaviour'
import { classesOfTheDay } from './classes-of-the-day'
import { endEnrolments } from './end-enrolments'
import { enrolmentBehaviour } from './enrolment-behaviour'
import { reach, reachNouns } from './reach'
import { schoolYearBehaviour } from './school-year-behaviour'
import { termBehaviour } from './term-behaviour'

export const servedGarden = serve(
  garden,
  {
    class: classBehaviour,
    enrolment: enrolmentBehaviour,
    'school-year': schoolYearBehaviour,
    term: termBehaviour,
  },
  { dictionaries, grants, follows: { child: endEnrolments }, daily: [classesOfTheDay], reach: { of: reach, nouns: reachNouns } },
)
