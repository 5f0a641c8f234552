import { useMemo } from 'react'
import { useNow } from '../../../../app/clock/use-now'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import { Class, classState } from '../../../garden/published/class'
import { Grade } from '../../../garden/published/grade'
import { SchoolYear } from '../../../garden/published/school-year'
import { type House, houseOf } from '../../promotion/preview'
import { Child } from '../../published/child'
import { hasLeft } from '../../published/child-states'
import { Enrolment } from '../../published/enrolment'
import type { Draft } from './draft'

/** What moving up is about, as this device knows it: undefined until all of it is here. */
export function useHouse() {
  const classes = useCopiedRows(Class)
  const years = useCopiedRows(SchoolYear)
  const grades = useCopiedRows(Grade)
  const children = useCopiedRows(Child)
  const times = useCopiedRows(Enrolment)
  const today = useNow().slice(0, 10)
  return useMemo(() => {
    if (!classes || !years || !grades || !children || !times) return undefined
    const running = classes.filter(({ status }) => status === classState.running)
    const here = new Map(children.filter(({ status }) => !hasLeft(status)).map((child) => [child.id, child]))
    return {
      today,
      years: years.toSorted((one, two) => (one.beginDate < two.beginDate ? 1 : -1)),
      /** Years with running classes: those that can move up. */
      movable: years.filter(({ id }) => running.some(({ yearId }) => yearId === id)),
      placesOf: new Map(grades.map(({ gradeLevel, capacity }) => [gradeLevel, capacity])),
      nameOf: (childId: string) => here.get(childId)?.name ?? '',
      classesOf: (yearId: string) => running.filter((one) => one.yearId === yearId),
      /** What a draft is judged by. */
      judging({ fromYearId, toYearName, beginDate }: Draft): House {
        const own = running.filter(({ yearId }) => yearId === fromYearId)
        const ids = new Set(own.map(({ id }) => id))
        const next = years.find(({ name }) => name === toYearName)
        const siblings = classes.filter(({ yearId }) => yearId === next?.id)
        const isPupil = (time: (typeof times)[number]) =>
          ids.has(time.classId) && here.has(time.childId) && time.beginDate < beginDate && (!time.endDate || time.endDate >= beginDate)
        return houseOf(own, times.filter(isPupil), siblings)
      },
    }
  }, [classes, years, grades, children, times, today])
}

export type MovingHouse = NonNullable<ReturnType<typeof useHouse>>
