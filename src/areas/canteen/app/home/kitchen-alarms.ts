import type { AlarmLine } from '../../../../app/home/alarm'
import { enumerate } from '../../../../app/language/enumerate'
import { addMinutes, minutesBetween } from '../../../../contract/time'
import { servingTimes } from '../../../recipes/published/meal'
import { missedReading } from '../../fridge/alarm-words'
import { alarmStages } from '../../fridge/fridge-alarm'
import type { fridgeRound } from '../../fridge/fridge-round'
import { lateFrom } from '../../fridge/temp-duty'
import type { DayView } from '../use-kitchen'
import { words } from './words'

type Round = ReturnType<typeof fridgeRound<NamedFridge, Reading>>
type NamedFridge = Parameters<typeof fridgeRound>[1][number] & { readonly name: string }
type Reading = Parameters<typeof fridgeRound>[2][number]

const fridges = { icon: 'thermometer', to: '/canteen/fridges' } as const

/** A moment as it is read on its day, and on any other. */
const readOn = (now: string, moment: string) => (moment.startsWith(now.slice(0, 10)) ? moment.slice(11, 16) : moment.slice(5, 16))

/** A fridge may be out of its range for half an hour, as when it is filled; until then it soon is one too many. */
function warm({ fridges: all }: Round, now: string): AlarmLine[] {
  return all.flatMap(({ fridge, out, warm: told }) => {
    const spell = told ?? out
    if (!spell) return []
    const minutes = Math.floor(minutesBetween(spell.from, now))
    const values = { fridge: fridge.name, temp: spell.worst, minutes }
    const since = told ? spell.from : addMinutes(spell.from, alarmStages[0])
    return [
      { ...fridges, id: `warm ${fridge.id}`, tone: told ? 'bad' : 'soon', said: words.warm, values, since: readOn(now, since) } as const,
    ]
  })
}

/** Fridges of the round that is on which nobody has read: in one line, as their keepers are told of them. */
function unread({ time, isDue, fridges: all }: Round): AlarmLine[] {
  const open = all.filter(({ duty }) => duty.state !== 'done')
  if (!isDue || open.length === 0) return []
  const isLate = open.some(({ duty }) => duty.state === 'late')
  const values = { names: enumerate(open.map(({ fridge }) => fridge.name)), time }
  return [{ ...fridges, id: `unread ${time}`, tone: isLate ? 'bad' : 'soon', said: missedReading, values, since: lateFrom[time] }]
}

/** What the fridges ask for at `now`, a moment. Nobody has to read one on a day off, but one that is too warm is too warm then as well. */
export const fridgeAlarms = (round: Round, isOpen: boolean, now: string): AlarmLine[] => [
  ...warm(round, now),
  ...(isOpen ? unread(round) : []),
]

/** Meals that were served without all of their samples, and those being served that will be. `nameOf` says what a meal is called. */
export const sampleAlarms = ({ meals }: Pick<DayView, 'meals'>, nameOf: (meal: string) => string): AlarmLine[] =>
  meals
    .filter(({ light }) => light === 'red' || light === 'late')
    .map(({ meal, missing, light }) => ({
      id: meal,
      tone: light === 'red' ? 'bad' : 'soon',
      icon: 'clipboard-list',
      said: words.unsampled,
      values: { meal: nameOf(meal), count: missing },
      since: servingTimes[meal].until,
      to: '/canteen/completeness',
    }))
