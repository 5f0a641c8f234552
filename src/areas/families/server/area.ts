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
import { promote, takeBackCall } from './promotion/promote'
import { promotionBehaviour, promotionChildBehaviour, promotionClassBehaviour } from './promotion/promotion-behaviour'
import { promotionsOfTheDay } from './promotion/turn-over'
import { familyReach, familyReachNouns } from './reach'
import { familiesSetup } from './setup'

export const servedFamilies = serve(
  families,
  {
    child: childBehaviour,
    'child-guardian': childGuardianBehaviour,
    enrolment: enrolmentBehaviour,
    guardian: guardianBehaviour,
    promotion: promotionBehaviour,
    'promotion-child': promotionChildBehaviour,
    'promotion-class': promotionClassBehaviour,
  },
  {
    dictionaries,
    demo,
    setup: familiesSetup,
    grants,
    menu,
    daily: [promotionsOfTheDay, classesOfTheDay, contactsOfTheDay],
    sheets: [childrenSheet],
    routes: [classChange, promote, takeBackCall],
    reach: { of: familyReach, nouns: familyReachNouns, ways: { child: label('自己的孩子', 'Own children') } },
  },
)
