import { useNow } from '../../../../app/clock/use-now'
import type { AlarmProps } from '../../../../app/home/alarm'
import { useTell } from '../../../../app/home/use-tell'
import { fridgeAlarms } from './kitchen-alarms'
import { useFridgeRound } from './use-fridge-round'

/** Fridges that are too warm, or were not read in time. */
export function FridgeAlarm({ tell }: AlarmProps) {
  const now = useNow()
  const known = useFridgeRound(now)
  useTell(tell, known && fridgeAlarms(known.round, known.isOpen, now))
  return null
}
