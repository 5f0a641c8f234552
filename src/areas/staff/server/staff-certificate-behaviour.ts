import { refuseFields } from '../../../contract/error'
import type { Behaviour } from '../../../server/resource/behaviour'
import { healthCertificate } from '../published/staff-certificate'

/** No certificate runs out before it was issued. One of health is renewed every year, so it always has a last day. */
export const staffCertificateBehaviour: Behaviour = {
  before(_ctx, { after: { certType, issueDate, validTo } }) {
    if (validTo && String(validTo) < String(issueDate)) refuseFields({ validTo: { code: 'field.order' } })
    if (certType === healthCertificate && !validTo) refuseFields({ validTo: { code: 'field.required' } })
    return undefined
  },
}
