import { show } from '../../../app/shell/shown-area'
import { garden } from '../area'

export const shownGarden = show(garden, {})
