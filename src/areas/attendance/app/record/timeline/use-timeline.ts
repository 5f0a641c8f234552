import { useState } from 'react'
import { useReport } from '../../../../../app/report/use-report'
import { addDays } from '../../../../../contract/time'
import { timelineReport } from '../../../reports/timeline-report'
import { useToday } from '../../use-today'

/** Days every device keeps of what is told. */
const kept = 29
/** Before any child there is. */
const beginning = '2000-01-01'
/** Events that are shown at first, and each time one asks for more. */
export const step = 30

/** What was with a child: the days a device keeps, and before them all others once somebody asks for them. */
export function useTimeline(child: string) {
  const today = useToday()
  const [isWhole, setWhole] = useState(false)
  const recent = useReport(timelineReport, { child, from: addDays(today, -kept) })
  const whole = useReport(timelineReport, isWhole ? { child, from: beginning } : undefined)
  // What is there stays while the rest is on its way.
  const shown = isWhole && (whole.phase === 'ready' || whole.phase === 'part') ? whole : recent
  return { shown, whole: isWhole ? whole : undefined, askWhole: () => setWhole(true) }
}
