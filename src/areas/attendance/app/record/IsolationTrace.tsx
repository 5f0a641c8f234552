import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useCan } from '../../../../app/session/use-can'
import { label } from '../../../../contract/label'
import { isInfectiousTrace, isOpenTrace } from '../../call-list'
import { unknownCause } from '../../mark/cause-kind'
import { AbsenceTrace } from '../../sheet/absence-trace'

const words = {
  illness: label('诊断：{diagnosis}', 'Diagnosis: {diagnosis}'),
  cause: label('原因：{diagnosis}', 'Cause: {diagnosis}'),
  has: label('返园证明已交', 'The certificate to come back is here'),
  lacks: label('返园须带证明', 'Comes back with a certificate only'),
} as const

function Told({ row }: Pick<PartProps, 'row'>) {
  const say = useSay()
  const causes = useDict('absenceCause')
  const trace = useCopiedRows(AbsenceTrace)?.find((one) => one.childId === row.id && isOpenTrace(one))
  if (!trace) return null
  const { diagnosis, cause, certFiles } = trace
  const isInfectious = isInfectiousTrace(trace)
  const known = diagnosis || (cause && cause !== unknownCause ? wordsFor(causes, [cause]) : '')
  const hasCertificate = (certFiles ?? []).length > 0
  const told = [
    known && say(diagnosis ? words.illness : words.cause, { diagnosis: known }),
    (hasCertificate || isInfectious) && say(hasCertificate ? words.has : words.lacks),
  ].filter(Boolean)
  return told.length > 0 && <p>{told.join(' · ')}</p>
}

/** What an isolated child has, as far as its open trace tells, and whether what it may come back with is here. */
export function IsolationTrace({ row }: PartProps) {
  const can = useCan()
  return can(`${AbsenceTrace.name}:list`) && can(`${AbsenceTrace.name}:health`) && <Told row={row} />
}
