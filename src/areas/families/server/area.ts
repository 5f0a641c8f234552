import { serve } from '../../../server/served-area'
import { families } from '../area'
import dictionaries from '../dictionaries.json' with { type: 'json' }
import { grants } from '../grants'
import { childBehaviour } from './child-behaviour'
import { contactsOfTheDay } from './contacts-of-the-day'
import { childGuardianBehaviour, guardianBehaviour } from './guardian-behaviour'

export const servedFamilies = serve(
  families,
  { child: childBehaviour, 'child-guardian': childGuardianBehaviour, guardian: guardianBehaviour },
  { dictionaries, grants, daily: [contactsOfTheDay] },
)
