import type { Story } from '../../../../server/seed/demo'
import type { Given } from '../../../../server/seed/fill'
import type { DemoChild } from '../../../demo/published/demo-children'
import { childrenPerClass, demoClasses } from '../../../demo/published/demo-classes'
import { random } from '../../../demo/published/random'
import type { Timeline } from '../../../garden/published/demo-calendar'
import { away } from './away'
import { leaveRows } from './leave-rows'
import { ordinarySpells } from './ordinary-spells'
import { recordsOn } from './record-rows'
import { sheetRow } from './sheet-rows'
import { stagedSpells } from './staged-spells'
import { submittedToday } from './submitted-today'
import { traceRow } from './trace-rows'

type Teacher = (classId: string) => string

/**
 * Attendance of the term: every open day before today marked and closed, today only where it is submitted already, with the
 * leave and the traces that belong to it. Where only some of the past is told, absences that began before are not, and the first class
 * tells its whole term. `teacher` names the head teacher of a class.
 */
export function attendanceRows(
  { seed, past }: Pick<Story, 'seed' | 'past'>,
  children: readonly DemoChild[],
  timeline: Timeline,
  teacher: Teacher,
) {
  const begins = (at: number) => (at === 0 || past === undefined ? 0 : Math.max(0, timeline.today - past))
  const staged = stagedSpells(timeline)
  const spells = [...staged, ...ordinarySpells(random(seed, 'spells'), timeline, staged)].filter(
    ({ child, from }) => from >= begins(Math.floor(child / childrenPerClass)),
  )
  const isSubmitted = (classId: string) => submittedToday.includes(classId)
  const knownUntil = (classId: string) => (isSubmitted(classId) ? timeline.today : timeline.today - 1)
  const absent = away(children, spells, timeline, (child) => knownUntil(child.classId))
  const chance = random(seed, 'days')
  const records: Given[] = []
  const sheets: Given[] = []
  for (const { at, id: classId } of demoClasses) {
    const pupils = children.slice(at * childrenPerClass, (at + 1) * childrenPerClass)
    for (let day = begins(at); day <= knownUntil(classId); day++) {
      const marked = recordsOn(chance, pupils, absent, { timeline, day, teacher: teacher(classId) })
      for (const { row } of marked) records.push(row)
      const date = timeline.days[day] ?? ''
      sheets.push(
        sheetRow({ classId, date, teacher: teacher(classId), minute: chance.whole(31, 58), isClosed: day < timeline.today }, marked),
      )
    }
  }
  const calls = random(seed, 'calls')
  const traces = absent.runs
    .filter((run) => run.traceId)
    .map((run) => traceRow(calls, run, timeline, run.until < knownUntil(run.child.classId), teacher))
  return { sheets, records, traces, leaves: leaveRows(children, spells, timeline, teacher) }
}
