import { label } from '../../../contract/label'
import { serve } from '../../../server/served-area'
import { families } from '../area'
import { childrenSheet } from '../children-sheet'
import dictionaries from '../dictionaries.json' with { type: 'json' }
import { grants } from '../grants'
import { menu } from '../menu'
import { childBehaviour } from './child-behaviour'
import { classChange } from './class-change'
import { classesOfTheDay } from './classes-of-the-day'
import { contactsOfTheDay } from './contacts-of-the-day'
import { demo } from './demo/demo'
import { enrolmentBehaviour } from './enrolment-behaviour'
import { childGuardianBehaviour, guardianBehaviour } from './guardian-behaviour'
import { familyReach, familyReachNouns } from './reach'
import { familiesSetup } from './setup'

export const servedFamilies = serve(
  families,
  {
    child: childBehaviour,
    'child-guardian': childGuardianBehaviour,
    enrolment: enrolmentBehaviour,
    guardian: guardianBehaviour,
  },
  {
    dictionaries,
    demo,
    setup: familiesSetup,
    grants,
    menu,
    daily: [classesOfTheDay, contactsOfTheDay],
    sheets: [childrenSheet],
    routes: [classChange],
    reach: { of: familyReach, nouns: familyReachNouns, ways: { child: label('自己的孩子', 'Own children') } },
  },
)
