import { useMemo } from 'react'
import { useCopiedRows } from '../../../../../app/offline/view/use-copied-rows'
import { SchoolDay } from '../../../../garden/published/school-day'
import { type BoardRoll, useAttendanceDay } from '../../board/use-attendance-day'
import { useOwnClasses } from '../../use-own-classes'

/** The rolls of the classes somebody looks after, none on a closed day. Undefined while loading. */
export function useOwnRolls(day: string): { readonly isOpen: boolean; readonly rolls: readonly BoardRoll[] } | undefined {
  const classes = useOwnClasses()
  const calendar = useCopiedRows(SchoolDay)
  const known = useAttendanceDay(day)
  return useMemo(() => {
    if (!classes || !calendar || !known) return undefined
    const isOpen = calendar.some((one) => one.date === day && one.isOpen)
    return { isOpen, rolls: isOpen ? classes.map(({ id }) => known.rollOf(id)) : [] }
  }, [classes, calendar, known, day])
}
