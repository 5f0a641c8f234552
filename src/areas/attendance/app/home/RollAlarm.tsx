import { useNow } from '../../../../app/clock/use-now'
import type { AlarmProps } from '../../../../app/home/alarm'
import { foundBy } from '../../../../app/home/frame-of'
import { useTell } from '../../../../app/home/use-tell'
import { useReport } from '../../../../app/report/use-report'
import { useCan } from '../../../../app/session/use-can'
import { todayReport } from '../../reports/today-report'
import { rollAlarms } from './roll-alarms'

/** Classes that were not called in time, and children nobody has reached. */
export function RollAlarm({ tell }: AlarmProps) {
  const clock = useNow().slice(11, 16)
  const mayOpen = useCan()('attendance-record:edit')
  const report = useReport(todayReport, { date: null })
  useTell(
    tell,
    foundBy(report, (day) => rollAlarms(day, clock, mayOpen)),
  )
  return null
}
