import { daysBetween } from '../../../contract/time'
import { toneOfDaysLeft } from '../../../contract/tone'
import { StaffCertificate } from './staff-certificate'

type Certificate = { readonly certType: string; readonly issueDate?: string | null; readonly validTo?: string | null }

/** Days a certificate is still good: 0 on its last day, less than 0 after it; undefined of one that does not run out. */
export const daysLeft = ({ validTo }: Pick<Certificate, 'validTo'>, today: string): number | undefined =>
  validTo ? daysBetween(today, validTo) : undefined

/** Days a certificate is good altogether, from its issue to its last day; at least one. */
export const daysWhole = ({ issueDate, validTo }: Certificate): number =>
  Math.max(1, issueDate && validTo ? daysBetween(issueDate, validTo) : 1)

/** Certificates that are over or press, the most pressing first: of each kind the one that is good longest, for a renewed one is no matter any more. */
export function pressing<C extends Certificate>(
  certificates: readonly C[],
  today: string,
): readonly { readonly certificate: C; readonly left: number }[] {
  const longest = new Map<string, C>()
  for (const one of certificates) {
    const known = longest.get(one.certType)
    if (!known || (one.validTo || '9999') > (known.validTo || '9999')) longest.set(one.certType, one)
  }
  return [...longest.values()]
    .flatMap((certificate) => {
      const left = daysLeft(certificate, today)
      const isPressing = left !== undefined && toneOfDaysLeft(left, StaffCertificate.fields.validTo) === 'bad'
      return isPressing ? [{ certificate, left }] : []
    })
    .toSorted((one, two) => one.left - two.left)
}
