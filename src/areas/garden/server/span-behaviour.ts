import { refuseFields } from '../../../contract/error'
import type { Behaviour } from '../../../server/resource/behaviour'

/** A span of days does not end before it begins. Holds for school years and terms. */
export const spanBehaviour: Behaviour = {
  before(_ctx, { after }) {
    if (String(after.endDate) < String(after.beginDate)) refuseFields({ endDate: { code: 'field.order' } })
    return undefined
  },
}
