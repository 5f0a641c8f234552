import { useMemo, useState } from 'react'
import { useChangesSince } from '../../../../../app/changes/ask-changes'
import { useSyncStatus } from '../../../../../app/offline/use-sync-status'
import { useReport } from '../../../../../app/report/use-report'
import { useCan } from '../../../../../app/session/use-can'
import { addDays } from '../../../../../contract/time'
import { Child } from '../../../../families/published/child'
import { timelineReport } from '../../../reports/timeline-report'
import { healthEvents } from '../../../timeline/health-events'
import { newestFirst, type TimelineEvent } from '../../../timeline/timeline'
import { useToday } from '../../use-today'

/** Days every device keeps of what is told. */
const kept = 29
/** Before any child there is. */
const beginning = '2000-01-01'
/** Events that are shown at first, and each time one asks for more. */
export const step = 30
const none: readonly TimelineEvent[] = []

/** What somebody changed of a child's health from a day on: the server alone knows, and tells those who may read of it. */
function useHealth(child: string, from: string) {
  const mayRead = useCan()(`${Child.name}:health`)
  const isOnline = useSyncStatus((status) => status.online)
  const { data, error } = useChangesSince(Child, child, from, mayRead && isOnline)
  const events = useMemo(() => (data ? healthEvents(data) : none), [data])
  return { events, isUntold: mayRead && !data && (!isOnline || error !== null) }
}

/** What was with a child: the days a device keeps, and before them all others once somebody asks for them. */
export function useTimeline(child: string) {
  const today = useToday()
  const [isWhole, setWhole] = useState(false)
  const recent = useReport(timelineReport, { child, from: addDays(today, -kept) })
  const whole = useReport(timelineReport, isWhole ? { child, from: beginning } : undefined)
  // What is there stays while the rest is on its way.
  const isHere = isWhole && (whole.phase === 'ready' || whole.phase === 'part')
  const shown = isHere ? whole : recent
  const health = useHealth(child, isHere ? beginning : addDays(today, -kept))
  const rows = 'data' in shown ? shown.data : none
  const events = useMemo(() => newestFirst([...rows, ...health.events]), [rows, health.events])
  return { shown, events, isHealthUntold: health.isUntold, whole: isWhole ? whole : undefined, askWhole: () => setWhole(true) }
}
