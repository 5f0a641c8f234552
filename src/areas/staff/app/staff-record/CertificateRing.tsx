import { useNow } from '../../../../app/clock/use-now'
import { asText } from '../../../../app/fields/field-input'
import { Ring } from '../../../../app/home/Ring'
import { useSay } from '../../../../app/language/use-say'
import type { PartProps } from '../../../../app/record-page/record-page'
import { daysLeft, daysWhole, toneOfDays } from '../../certificate-days'
import { staffWords as words } from './staff-words'

/** How long a certificate is still good. One that does not run out has no ring. */
export function CertificateRing({ row }: PartProps) {
  const say = useSay()
  const today = useNow().slice(0, 10)
  const [issueDate, validTo] = [asText(row.issueDate), asText(row.validTo)]
  const left = daysLeft({ validTo }, today)
  if (left === undefined) return null
  const said = left < 0 ? say(words.over) : say(words.days, { left })
  const whole = daysWhole({ certType: '', issueDate, validTo })
  return <Ring part={left} whole={whole} label={said} shown={left < 0 ? '!' : String(left)} tone={toneOfDays(left)} />
}
