import { behave } from '../../../server/resource/behaviour'
import { SchoolYear } from '../published/school-year'
import { checkSpan } from './check-span'

/** A school year does not end before it begins. */
export const schoolYearBehaviour = behave(SchoolYear, {
  before(_ctx, { after }) {
    checkSpan(after)
    return undefined
  },
})
