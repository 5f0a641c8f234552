import type { AlarmLine } from '../../../../app/home/alarm'
import { enumerate } from '../../../../app/language/enumerate'
import { alarmWords, uncalledSince, unreachedSince } from '../../alarms'
import { boardAddress } from '../../board-address'
import type { DayOfClasses } from '../../reports/today-report'
import { classTiles, isHandedIn } from './class-tiles'

const day = '/attendance/today'

/** All classes that are missing in one line, as the principal is told of them. */
function uncalled(of: DayOfClasses, clock: string): AlarmLine[] {
  const missing = classTiles(of).filter((tile) => !isHandedIn(tile))
  if (clock < uncalledSince.teachers || missing.length === 0) return []
  return [
    {
      id: 'uncalled',
      tone: clock < uncalledSince.principal ? 'soon' : 'bad',
      icon: 'clipboard-check',
      said: alarmWords.uncalled,
      values: { count: missing.length, names: enumerate(missing.map(({ line }) => line.name)) },
      since: uncalledSince.principal,
      to: day,
    },
  ]
}

function unreached({ date, lines, places }: DayOfClasses, clock: string, mayOpen: boolean): AlarmLine[] {
  if (clock < unreachedSince.headTeacher) return []
  return lines
    .filter(({ figures }) => (figures?.unknown ?? 0) > 0)
    .sort((one, two) => places.indexOf(one.id) - places.indexOf(two.id))
    .map(({ id, name, figures }) => ({
      id: `unreached ${id}`,
      tone: clock < unreachedSince.leaders ? 'soon' : 'bad',
      icon: 'users',
      said: alarmWords.unreached,
      values: { name, count: figures?.unknown ?? 0 },
      since: unreachedSince.leaders,
      to: mayOpen ? boardAddress(id, date) : day,
    }))
}

/**
 * What of a day's roll needs whoever answers for the house, by the times at which they are told of it; what is their teachers' business
 * already is theirs soon. `clock` is `HH:mm`; `mayOpen`: a class leads to its board.
 */
export function rollAlarms(of: DayOfClasses, clock: string, mayOpen: boolean): AlarmLine[] {
  return of.isOpen ? [...uncalled(of, clock), ...unreached(of, clock, mayOpen)] : []
}
