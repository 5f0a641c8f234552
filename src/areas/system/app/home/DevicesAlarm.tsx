import type { AlarmLine, AlarmProps } from '../../../../app/home/alarm'
import { useTell } from '../../../../app/home/use-tell'
import { addDays } from '../../../../contract/time'
import { useDevices } from './use-devices'
import { words } from './words'

/** All devices that hold work for longer than a day, in one line, since the first of them did. */
export function deviceAlarms({ stuck }: { readonly stuck: readonly { readonly oldestUnsent: string | null }[] }): AlarmLine[] {
  const oldest = stuck[0]?.oldestUnsent
  if (!oldest) return []
  const since = `${addDays(oldest.slice(0, 10), 1).slice(5)} ${oldest.slice(11, 16)}`
  return [
    { id: 'stuck', tone: 'bad', icon: 'monitor', said: words.devicesStuck, values: { count: stuck.length }, since, to: '/system/device' },
  ]
}

/** Devices on which work has been lying for more than a day. */
export function DevicesAlarm({ tell }: AlarmProps) {
  const { found, frame } = useDevices()
  useTell(tell, found ? deviceAlarms(found) : frame.state === 'loading' ? undefined : 'unknown')
  return null
}
