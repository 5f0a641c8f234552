import { useMemo } from 'react'
import { useNow } from '../../../../app/clock/use-now'
import { useTies } from '../../../../app/following/use-ties'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { View } from '../../../../app/offline/view/view'
import { useCan } from '../../../../app/session/use-can'
import { type CalendarSpan, spanAt, spansOf } from '../../calendar/spans'
import { KindergartenProfile } from '../../published/kindergarten-profile'
import { SchoolDay } from '../../published/school-day'
import { SchoolYear } from '../../published/school-year'
import { Term } from '../../published/term'

export type CalendarRow = View<typeof SchoolDay>

/** The calendar as this device knows it. */
export type Calendar = {
  readonly spans: readonly CalendarSpan[]
  /** What is shown of it; undefined where there is no term. */
  readonly span: CalendarSpan | undefined
  readonly rows: ReadonlyMap<string, CalendarRow>
  /** What hangs on days, in words; undefined until it is here. A day something hangs on cannot be closed. */
  readonly ties: ReadonlyMap<string, string> | undefined
  readonly today: string
  readonly mayEdit: boolean
  readonly house: string
}

/** The calendar with the term or year of this id. Undefined while it is being read. */
export function useCalendar(spanId: string | null): Calendar | undefined {
  const can = useCan()
  const today = useNow().slice(0, 10)
  const days = useCopiedRows(SchoolDay)
  const terms = useCopiedRows(Term)
  const years = useCopiedRows(SchoolYear)
  const profiles = useCopiedRows(KindergartenProfile)
  const ties = useTies(SchoolDay.name)
  const mayEdit = can('school-day:edit') && can('school-day:add') && can('school-day:remove')
  return useMemo(() => {
    if (!days || !terms || !years || !profiles) return undefined
    const spans = spansOf(terms, years)
    const rows = new Map(days.map((row) => [row.date, row]))
    return { spans, span: spanAt(spans, spanId, today), rows, ties, today, mayEdit, house: profiles[0]?.name ?? '' }
  }, [days, terms, years, profiles, ties, today, mayEdit, spanId])
}
