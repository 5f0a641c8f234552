import { uuidv7 } from 'uuidv7'
import type { Values } from '../../../../contract/fields/values'
import { addDays } from '../../../../contract/time'
import type { SchoolYear } from '../../../garden/published/school-year'
import type { OldClass, Plan, PlannedChild, PlannedClass } from '../../promotion/plan'
import { proposedClasses, yearAfter } from '../../promotion/proposal'

/** The steps before it is done. */
export const steps = ['years', 'classes', 'children', 'preview'] as const
export type Step = (typeof steps)[number]

/** What somebody has entered so far. `id`: of the document it becomes, so that a call made twice makes one. */
export type Draft = Plan & {
  readonly id: string
  readonly step: Step
  readonly fromYearId: string
  readonly toYearName: string
  readonly yearBegin: string
  readonly yearEnd: string
  readonly beginDate: string
}

type Years = readonly Pick<SchoolYear, 'id' | 'name' | 'beginDate' | 'endDate'>[]

/** What is proposed of the year after one: the one that is there, else its name and days. Its first day is tomorrow at the earliest. */
export function yearsOf(from: Years[number], years: Years, today: string) {
  const next = yearAfter(from)
  const there = years
    .filter(({ beginDate }) => beginDate > from.beginDate)
    .toSorted((one, two) => (one.beginDate < two.beginDate ? -1 : 1))[0]
  const { name, beginDate, endDate } = there ?? next
  const tomorrow = addDays(today, 1)
  return {
    fromYearId: from.id,
    toYearName: name,
    yearBegin: beginDate,
    yearEnd: endDate,
    beginDate: [beginDate, tomorrow].toSorted()[1] ?? tomorrow,
  }
}

/** A draft that begins. */
export const newDraft = (
  from: Years[number],
  house: {
    readonly years: Years
    readonly classes: readonly OldClass[]
    readonly placesOf: ReadonlyMap<string, number>
    readonly today: string
  },
): Draft => ({
  id: uuidv7(),
  step: 'years',
  ...yearsOf(from, house.years, house.today),
  classes: proposedClasses(house.classes, house.placesOf),
  children: [],
})

const texts = ['id', 'fromYearId', 'toYearName', 'yearBegin', 'yearEnd', 'beginDate'] as const

/** What a device kept, where it is a whole draft; one of an earlier release that is not begins anew. */
export function keptDraft(found: Values | null | undefined): Draft | undefined {
  if (!found || !texts.every((name) => typeof found[name] === 'string')) return undefined
  const { classes, children, step } = found
  if (!Array.isArray(classes) || !Array.isArray(children) || !steps.some((one) => one === step)) return undefined
  // Written by this very screen, and held against the rules again before anything is done with it.
  return { ...(found as Draft), classes: classes as PlannedClass[], children: children as PlannedChild[] }
}
