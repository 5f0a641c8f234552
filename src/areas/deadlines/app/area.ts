import { lazyPart } from '../../../app/design/lazy-part'
import { show } from '../../../app/shell/shown-area'
import { deadlines } from '../area'

export const shownDeadlines = show(
  deadlines,
  {},
  { homeParts: [lazyPart(() => import('./DeadlinesCard').then((file) => file.DeadlinesCard))] },
)
