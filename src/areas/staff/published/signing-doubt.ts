import { type Staff, staffState } from './staff'
import { healthCertificate, type StaffCertificate } from './staff-certificate'

/** Why somebody may not sign a record of food: they did not work here that day, or held no valid health certificate. Codes of the error table. */
export type SigningDoubt = 'staff.not-working' | 'staff.no-health-certificate'

type Signer = Pick<Staff, 'status' | 'entryDate' | 'leaveDate'>
type Certificate = Pick<StaffCertificate, 'certType' | 'issueDate' | 'validTo'>

/** Whoever has left by now may have signed while they were still here. */
const worked = ({ status, entryDate, leaveDate }: Signer, day: string): boolean =>
  (status === staffState.working || status === staffState.left) && entryDate <= day && day <= (leaveDate ?? day)

const isValidOn = ({ certType, issueDate, validTo }: Certificate, day: string): boolean =>
  certType === healthCertificate && issueDate <= day && day <= (validTo ?? day)

/** What speaks against somebody having signed a record of food on a day (`YYYY-MM-DD`); undefined when nothing does. */
export function signingDoubt(signer: Signer | undefined, certificates: readonly Certificate[], day: string): SigningDoubt | undefined {
  if (!signer || !worked(signer, day)) return 'staff.not-working'
  return certificates.some((one) => isValidOn(one, day)) ? undefined : 'staff.no-health-certificate'
}
