import { lazyPart } from '../../../app/design/lazy-part'
import { show } from '../../../app/shell/screens/shown-area'

export const shownDeadlines = show({
  name: 'deadlines',
  area: () => import('../area').then((file) => file.deadlines),
  screens: {},
  homeParts: [lazyPart(() => import('./DeadlinesCard').then((file) => file.DeadlinesCard))],
})
