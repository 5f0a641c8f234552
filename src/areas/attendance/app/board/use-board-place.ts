import { useMemo } from 'react'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { SchoolDay } from '../../../garden/published/school-day'
import { type ClassView, useOwnClasses } from '../use-own-classes'
import type { BoardAddress } from './board-address'
import { latestOpenDays } from './open-days'

/** Days the strip leads back: what the device keeps, about four weeks. */
const reach = 15

/** Where the board stands: which class, which day, and what else could be chosen. */
export type BoardPlace = BoardAddress & {
  readonly today: string
  readonly classes: readonly ClassView[]
  readonly chosen: ClassView | undefined
  readonly days: NonNullable<ReturnType<typeof useCalendar>>
  readonly openDays: readonly string[]
  readonly isOpen: boolean
}

/** The calendar as this device knows it. Undefined while loading. */
export const useCalendar = () => useCopiedRows(SchoolDay)

/** What stands at an address of the board. Undefined while loading. */
export function useBoardPlace(address: BoardAddress, today: string): BoardPlace | undefined {
  const classes = useOwnClasses()
  const days = useCalendar()
  const openDays = useMemo(() => latestOpenDays(days ?? [], today, reach), [days, today])
  if (!classes || !days) return undefined
  const chosen = classes.find((one) => one.id === address.classId) ?? classes[0]
  const isOpen = days.some((day) => day.date === address.day && day.isOpen)
  return { ...address, today, classes, chosen, days, openDays, isOpen }
}
