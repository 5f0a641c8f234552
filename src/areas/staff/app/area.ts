import { show } from '../../../app/shell/shown-area'
import { staff } from '../area'

export const shownStaff = show(staff, {})
