import { addDays } from '../../../../contract/time'
import { childAt } from '../../../demo/published/demo-classes'
import { quarantined } from '../../../demo/published/quarantined'
import type { Timeline } from '../../../garden/published/demo-calendar'
import { chickenpox, handFootMouth, illnesses } from './illnesses'
import type { Spell } from './spell'

/** The first open day on or after one that lies so many calendar days back. */
export const openSince = ({ days, today }: Timeline, back: number): number => {
  const wanted = addDays(days[today] ?? '', -back)
  return Math.max(
    0,
    days.findIndex((day) => day >= wanted),
  )
}

const [fever, , cough] = illnesses
const isolationDays = 14

/** Four children of one class within four days, each away two days sick and then kept at home until two weeks are over. */
function handFootMouthCluster(timeline: Timeline): Spell[] {
  const places = [5, 12, 13, 24]
  // The last of them falls ill 18 days ago or more, so that all are back before today even where a holiday lies between.
  const first = openSince(timeline, 17) - places.length
  return places.flatMap((place, at) => {
    const child = childAt('class.d1', place)
    const from = first + at
    const onset = timeline.days[from] ?? ''
    const back = timeline.days.findIndex((day) => day > addDays(onset, isolationDays))
    const sick: Spell = { child, from, days: 2, mark: 'S', illness: handFootMouth }
    return [sick, { child, from: from + 2, days: back - from - 2, mark: 'H', illness: handFootMouth }]
  })
}

/**
 * What must not be left to chance: the cluster, the child in quarantine, children away until yesterday whom somebody has to
 * call, leave that holds today, and a child of a class already submitted whom nobody has reached.
 */
export function stagedSpells(timeline: Timeline): Spell[] {
  const { today } = timeline
  const sick = (classId: string, place: number, days: number, illness = fever): Spell => ({
    child: childAt(classId, place),
    from: today - days,
    days,
    mark: 'S',
    illness,
  })
  const leave = (classId: string, place: number, from: number, days: number): Spell => ({
    child: childAt(classId, place),
    from: today + from,
    days,
    mark: 'A',
    cause: '32',
    asked: 'parent',
  })
  const poxEnds = timeline.days.findIndex((day) => day > addDays(timeline.days[today] ?? '', quarantined.daysLeft))
  const pox = { child: quarantined.child, illness: chickenpox }
  return [
    ...handFootMouthCluster(timeline),
    { ...pox, from: today - 5, days: 1, mark: 'S' },
    { ...pox, from: today - 4, days: poxEnds - today + 4, mark: 'H' },
    sick('class.x1', 4, 2),
    sick('class.x1', 17, 1, cough),
    sick('class.z3', 9, 1),
    sick('class.d4', 20, 3, cough),
    leave('class.x1', 7, 0, 3),
    { ...sick('class.x1', 22, 1, cough), days: 3, asked: 'parent' },
    leave('class.x3', 15, -1, 3),
    leave('class.z2', 6, 0, 1),
    leave('class.d1', 28, 0, 2),
    { child: childAt('class.z1', 18), from: today, days: 1, mark: 'U' },
  ]
}
