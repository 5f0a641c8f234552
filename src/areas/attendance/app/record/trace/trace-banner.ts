import { Biohazard } from 'lucide-react'
import type { Banner } from '../../../../../app/record-page/record-page'
import { label } from '../../../../../contract/label'
import { isInfectiousTrace, isOpenTrace } from '../../../call-list'

const words = {
  infectious: label('疑似或确诊传染病', 'An infectious illness, suspected or found'),
  lacks: label('返园须带证明，还没有交', 'Comes back with a certificate only; none is here yet'),
  has: label('返园证明已交', 'The certificate to come back is here'),
} as const

const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** An illness that spreads, as long as the child is away with it. */
export function infectiousBanner(row: Readonly<Record<string, unknown>>): Banner | undefined {
  const { isInfectious, certFiles } = row
  const trace = { status: text(row.status), cause: text(row.cause), isInfectious: isInfectious === true }
  if (!isOpenTrace(trace) || !isInfectiousTrace(trace)) return undefined
  const hasCertificate = Array.isArray(certFiles) && certFiles.length > 0
  return {
    tone: 'bad',
    icon: Biohazard,
    title: words.infectious,
    words: hasCertificate ? words.has : words.lacks,
    part: 'certificate',
  }
}
