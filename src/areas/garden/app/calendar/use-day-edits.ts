import { useLayoutEffect, useRef } from 'react'
import { useSay } from '../../../../app/language/use-say'
import { atomic } from '../../../../app/offline/outbox/atomic'
import { useSavingAloud } from '../../../../app/resource/form/use-saving-aloud'
import { add, edit, type Intent, remove } from '../../../../contract/sync/intent'
import type { DayRow } from '../../calendar/day-kind'
import { SchoolDay } from '../../published/school-day'
import { words } from './calendar-words'
import type { Calendar, CalendarRow } from './use-calendar'

type Rows = Calendar['rows']

const valuesOf = ({ isOpen, mealServed, reason }: DayRow | CalendarRow) => ({ isOpen, mealServed, reason: reason ?? null })

/** What is saved so that days are as given. What was shown is what was seen, also while the first copy is on its way. */
const dayIntent = (rows: Rows, day: DayRow): Intent => {
  const row = rows.get(day.date)
  return row ? edit(SchoolDay, day.date, valuesOf(day), { seen: row }) : add(SchoolDay, day.date, { date: day.date, ...valuesOf(day) })
}

/** What takes it back: days as they stood, and none where the calendar had none. */
const backIntent = (was: Rows, is: Rows, date: string): Intent => {
  const row = was.get(date)
  return row ? dayIntent(is, { date, ...valuesOf(row) }) : remove(SchoolDay, date)
}

const together = (intents: readonly Intent[]): readonly Intent[] => (intents.length > 1 ? atomic(intents) : intents)

/** Saves days, all of them or none, and takes them back by an edit that says what stood there. */
export function useDayEdits({ rows }: Pick<Calendar, 'rows'>): (changed: readonly DayRow[]) => Promise<void> {
  const say = useSay()
  const saveAloud = useSavingAloud()
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  return async (changed) => {
    const [first] = changed
    if (!first) return
    const was = rows
    const run = () => {
      const back = changed.map(({ date }) => backIntent(was, latest.current, date))
      void saveAloud(together(back), say(words.undone))
    }
    const said = changed.length === 1 ? say(words.saved, { days: first.date }) : say(words.savedMany, { count: changed.length })
    await saveAloud(together(changed.map((day) => dayIntent(was, day))), said, { action: { text: say(words.undo), run } })
  }
}
