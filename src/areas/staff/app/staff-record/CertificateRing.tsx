import { useNow } from '../../../../app/clock/use-now'
import { asText } from '../../../../app/fields/field-input'
import { DaysRing } from '../../../../app/figures/DaysRing'
import type { PartProps } from '../../../../app/record-page/record-page'
import type { FieldFacts } from '../../../../contract/field'
import { daysLeft, daysWhole } from '../../published/certificate-days'
import { StaffCertificate } from '../../published/staff-certificate'
import { StaffFile } from '../../published/staff-file'

/** `facts`: of the field that names the last day. */
type Props = { validTo: string; facts: FieldFacts; issueDate?: string }

function RingTo({ validTo, facts, issueDate }: Props) {
  const today = useNow().slice(0, 10)
  const left = daysLeft({ validTo }, today)
  if (left === undefined) return null
  return <DaysRing left={left} facts={facts} {...(issueDate && { whole: daysWhole({ certType: '', issueDate, validTo }) })} />
}

/** How long a certificate is still good. One that does not run out has no ring. */
export const CertificateRing = ({ row }: PartProps) => (
  <RingTo facts={StaffCertificate.fields.validTo} issueDate={asText(row.issueDate)} validTo={asText(row.validTo)} />
)

/** How long somebody's contract still runs. One without an end has no ring. */
export const ContractRing = ({ row }: PartProps) => <RingTo facts={StaffFile.fields.contractTo} validTo={asText(row.contractTo)} />
