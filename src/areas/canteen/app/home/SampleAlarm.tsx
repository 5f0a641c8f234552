import { useNow } from '../../../../app/clock/use-now'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import type { AlarmProps } from '../../../../app/home/alarm'
import { useTell } from '../../../../app/home/use-tell'
import { sampleAlarms } from './kitchen-alarms'
import { useSamplesToday } from './use-samples-today'

/** Meals that are served without all of their samples. */
export function SampleAlarm({ tell }: AlarmProps) {
  const names = useDict('mealType')
  const today = useSamplesToday(useNow())
  useTell(tell, today && (today.isOpen ? sampleAlarms(today.day, (meal) => wordsFor(names, [meal])) : []))
  return null
}
