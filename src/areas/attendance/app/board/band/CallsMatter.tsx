import { PhoneCall } from 'lucide-react'
import { BandMatter } from '../../../../../app/home/band/BandMatter'
import type { BandItemProps } from '../../../../../app/home/band/band-item'
import { dataOf } from '../../../../../app/home/frame-of'
import { useTell } from '../../../../../app/home/use-tell'
import { useSay } from '../../../../../app/language/use-say'
import { useReport } from '../../../../../app/report/use-report'
import { lastWeeks, tracingReport } from '../../../reports/tracing-report'
import { CallRows } from '../../tracing/CallRows'
import { useStaying } from '../../tracing/use-staying'
import { bandWords as words } from './band-words'

/** Which families of these children are to be called. Those that were called about stay in the sheet for this visit. */
export function CallsMatter({ of, tell }: BandItemProps) {
  const say = useSay()
  const data = dataOf(useReport(tracingReport, lastWeeks))
  const shown = useStaying(data).filter(({ trace }) => of.has(trace.childId))
  const count = data?.calls.filter(({ trace }) => of.has(trace.childId)).length ?? 0
  useTell(tell, data && shown.length > 0)
  if (shown.length === 0) return null
  return (
    <BandMatter
      tone={count > 0 ? 'care' : 'good'}
      icon={<PhoneCall size={20} aria-hidden />}
      said={say(words.toCall, { count })}
      title={say(words.calls)}
    >
      <CallRows lines={shown} coming={data?.coming ?? []} />
    </BandMatter>
  )
}
