import { refuseFields } from '../../../contract/error'
import { behave } from '../../../server/resource/behaviour'
import { healthCertificate, StaffCertificate } from '../published/staff-certificate'

/** No certificate runs out before it was issued. One of health is renewed every year, so it always has a last day. */
export const staffCertificateBehaviour = behave(StaffCertificate, {
  before(_ctx, { after: { certType, issueDate, validTo } }) {
    if (validTo && validTo < issueDate) refuseFields({ validTo: { code: 'field.order' } })
    if (certType === healthCertificate && !validTo) refuseFields({ validTo: { code: 'field.required' } })
    return undefined
  },
})
