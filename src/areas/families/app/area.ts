import { show } from '../../../app/shell/shown-area'
import { families } from '../area'

export const shownFamilies = show(families, {})
