import type { ErrorCode } from '../../../contract/error'
import { type Fate, type Figures, fatesOf, figuresOf, type OldClass, outcome, type Plan, type PlannedClass, type Pupil } from './plan'

/** What of a plan is wrong, and stops it; `place`: of the class it is about. */
export type Wrong = { readonly code: ErrorCode; readonly values: Readonly<Record<string, string | number>>; readonly place?: number }

/** What of a plan somebody should look at, and does not stop it. */
export type Doubt = { readonly kind: 'full' | 'no-head' | 'empty' | 'waiting'; readonly place?: number; readonly count: number }

/** A line of the plan: the class of before, with what becomes of its children, and the one of after, with how many there are in it then. */
export type PreviewLine = {
  readonly place: number
  readonly planned: PlannedClass
  readonly from: OldClass | undefined
  readonly figures: Figures
  readonly after: number
}

export type Preview = {
  readonly lines: readonly PreviewLine[]
  readonly totals: Figures & { readonly after: number }
  readonly wrong: readonly Wrong[]
  readonly doubts: readonly Doubt[]
}

/** What is known of the house a plan is for. `taken`: names of the classes the new year has already; `heads`: its head teachers. */
export type House = {
  readonly classes: readonly OldClass[]
  readonly pupils: readonly Pupil[]
  readonly taken: readonly string[]
  readonly heads: readonly string[]
}

/** The house a plan is judged by. `next`: the classes the new year has already. */
export const houseOf = (
  classes: readonly OldClass[],
  pupils: readonly Pupil[],
  next: readonly Pick<OldClass, 'name' | 'headTeacherId'>[],
): House => ({
  classes,
  pupils,
  taken: next.map(({ name }) => name),
  heads: next.flatMap(({ headTeacherId }) => headTeacherId ?? []),
})

const headOf = ({ teachersFromId }: PlannedClass, { classes }: House): string | null =>
  classes.find(({ id }) => id === teachersFromId)?.headTeacherId ?? null

/** Places at which a value stands that stands at an earlier one as well, or is taken. */
function repeatedAt(values: readonly (string | null | undefined)[], taken: readonly string[]): number[] {
  const seen = new Set<string | null | undefined>(taken)
  return values.flatMap((value, at) => {
    if (!value) return []
    const isTaken = seen.has(value)
    seen.add(value)
    return isTaken ? [at + 1] : []
  })
}

function wrongClasses({ classes }: Plan, house: House): Wrong[] {
  const said = new Set(classes.map(({ fromClassId }) => fromClassId))
  const forgotten = house.classes.filter(({ id }) => !said.has(id))
  const names = classes.map(({ graduates, name }) => (graduates ? null : name))
  const nameless = classes.flatMap(({ graduates, name, gradeLevel }, at) => (graduates || (name && gradeLevel) ? [] : [at + 1]))
  const heads = classes.map((one) => (one.graduates ? null : headOf(one, house)))
  const strange = classes.flatMap(({ fromClassId }, at) =>
    fromClassId === null || house.classes.some(({ id }) => id === fromClassId) ? [] : [at + 1],
  )
  const twice = repeatedAt(
    classes.map(({ fromClassId }) => fromClassId),
    [],
  )
  return [
    ...[...strange, ...twice].map((place) => ({ code: 'promotion.class-gone' as const, values: { place }, place })),
    ...forgotten.map(({ name }) => ({ code: 'promotion.class-missing' as const, values: { name } })),
    ...nameless.map((place) => ({ code: 'promotion.nameless' as const, values: {}, place })),
    ...repeatedAt(names, house.taken).map((place) => ({
      code: 'promotion.name-taken' as const,
      values: { name: classes[place - 1]?.name ?? '' },
      place,
    })),
    ...repeatedAt(heads, house.heads).map((place) => ({
      code: 'promotion.head-twice' as const,
      values: { name: classes[place - 1]?.name ?? '' },
      place,
    })),
  ]
}

function wrongChildren({ classes, children }: Plan, fates: readonly Fate[]): Wrong[] {
  const here = new Set(fates.map(({ childId }) => childId))
  const gone = children.length - new Set(children.map(({ childId }) => childId).filter((id) => here.has(id))).size
  const isOpen = (place: number | null) => place !== null && classes[place - 1]?.graduates === false
  const lost = fates.filter((fate) => fate.outcome === outcome.repeats && !isOpen(fate.toPlace)).length
  return [
    ...(gone > 0 ? [{ code: 'promotion.child-gone' as const, values: { count: gone } }] : []),
    ...(lost > 0 ? [{ code: 'promotion.repeats-nowhere' as const, values: { count: lost } }] : []),
  ]
}

function doubtsOf(lines: readonly PreviewLine[], totals: Figures, house: House): Doubt[] {
  const open = lines.filter(({ planned }) => !planned.graduates)
  return [
    ...open
      .filter(({ planned, after }) => planned.capacity !== null && after > planned.capacity)
      .map(({ place, planned, after }) => ({ kind: 'full' as const, place, count: after - (planned.capacity ?? 0) })),
    ...open.filter(({ planned }) => !headOf(planned, house)).map(({ place }) => ({ kind: 'no-head' as const, place, count: 1 })),
    ...(totals.waiting > 0 ? [{ kind: 'waiting' as const, count: totals.waiting }] : []),
    ...open
      .filter(({ planned, after }) => planned.fromClassId !== null && after === 0)
      .map(({ place }) => ({ kind: 'empty' as const, place, count: 0 })),
  ]
}

/** What a plan comes to, class by class, and what of it is wrong or should be looked at. Device and server ask the same. */
export function previewOf(plan: Plan, house: House): Preview {
  const fates = fatesOf(plan, house.pupils)
  const lines = plan.classes.map((planned, at) => ({
    place: at + 1,
    planned,
    from: house.classes.find(({ id }) => id === planned.fromClassId),
    figures: figuresOf(fates.filter(({ classId }) => classId === planned.fromClassId)),
    after: fates.filter(({ toPlace }) => toPlace === at + 1).length,
  }))
  const figures = figuresOf(fates)
  const after = lines.reduce((sum, line) => sum + line.after, 0)
  return {
    lines,
    totals: { ...figures, after },
    wrong: [...wrongClasses(plan, house), ...wrongChildren(plan, fates)],
    doubts: doubtsOf(lines, figures, house),
  }
}
