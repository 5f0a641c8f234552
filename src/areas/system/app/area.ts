import { userForm } from '../../../app/accounts/new-user'
import { useUserLock } from '../../../app/accounts/use-beyond'
import { lazyPart } from '../../../app/design/lazy-part'
import { show } from '../../../app/shell/screens/shown-area'
import { homeCards } from './home-cards'

export const shownSystem = show({
  name: 'system',
  area: () => import('../area').then((file) => file.system),
  screens: {
    'system/jobs': () => import('../../../app/jobs/JobsScreen').then((file) => file.JobsScreen),
    'sync/salvage': () => import('../../../app/unsent-import/UnsentImportScreen').then((file) => file.UnsentImportScreen),
  },
  home: homeCards,
  recordParts: {
    announcement: lazyPart(() => import('../../../app/notices/publish/AnnouncementPart').then((file) => file.AnnouncementPart)),
    role: lazyPart(() => import('../../../app/rights/RolePart').then((file) => file.RolePart)),
    user: lazyPart(() => import('../../../app/accounts/UserPart').then((file) => file.UserPart)),
  },
  // The part shows them in their place.
  partFields: { role: ['permissions'] },
  formParts: { user: userForm },
  rowLocks: { user: useUserLock },
})
