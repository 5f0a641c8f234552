import { useNow } from '../../../../app/clock/use-now'
import { asText } from '../../../../app/fields/field-input'
import { Ring } from '../../../../app/home/Ring'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import type { FieldFacts } from '../../../../contract/field'
import { toneOfDaysLeft } from '../../../../contract/tone'
import { daysLeft, daysWhole } from '../../published/certificate-days'
import { StaffCertificate } from '../../published/staff-certificate'
import { StaffFile } from '../../published/staff-file'
import { staffWords as words } from './staff-words'

/** Days of what nobody has said the beginning of. */
const year = 365

/** `facts`: of the field that names the last day. */
type Props = { validTo: string; facts: FieldFacts; issueDate?: string }

function DaysRing({ validTo, facts, issueDate }: Props) {
  const say = useSay()
  const today = useNow().slice(0, 10)
  const left = daysLeft({ validTo }, today)
  if (left === undefined) return null
  const said = left < 0 ? say(words.over) : say(words.days, { left })
  const whole = issueDate ? daysWhole({ certType: '', issueDate, validTo }) : year
  return <Ring part={left} whole={whole} label={said} shown={left < 0 ? '!' : String(left)} tone={toneOfDaysLeft(left, facts)} />
}

/** How long a certificate is still good. One that does not run out has no ring. */
export const CertificateRing = ({ row }: PartProps) => (
  <DaysRing facts={StaffCertificate.fields.validTo} issueDate={asText(row.issueDate)} validTo={asText(row.validTo)} />
)

/** How long somebody's contract still runs. One without an end has no ring. */
export const ContractRing = ({ row }: PartProps) => <DaysRing facts={StaffFile.fields.contractTo} validTo={asText(row.contractTo)} />
