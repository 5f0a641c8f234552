/** What becomes of a child, in values of the dictionary `promotionOutcome`. */
export const outcome = { moves: 'move', repeats: 'repeat', graduates: 'graduate', leaves: 'leave', waits: 'wait' } as const
export type Outcome = (typeof outcome)[keyof typeof outcome]

/** What becomes of a class. Its place in the plan, from 1, is what it is known by there. */
export type PlannedClass = {
  readonly fromClassId: string | null
  readonly graduates: boolean
  readonly gradeLevel: string | null
  readonly name: string | null
  readonly room: string | null
  readonly capacity: number | null
  readonly teachersFromId: string | null
}

/** A class of which nothing is said yet. */
export const emptyClass: PlannedClass = {
  fromClassId: null,
  graduates: false,
  gradeLevel: null,
  name: null,
  room: null,
  capacity: null,
  teachersFromId: null,
}

/** A child that does not simply go along. `toPlace`: of the class it repeats in. */
export type PlannedChild = { readonly childId: string; readonly outcome: Outcome; readonly toPlace: number | null }

/** How the classes of a year are to move up. */
export type Plan = { readonly classes: readonly PlannedClass[]; readonly children: readonly PlannedChild[] }

/** What is looked at of a child: the class it is in on the last day before. */
export type Pupil = { readonly childId: string; readonly classId: string }

/** What is looked at of a class of the year before. */
export type OldClass = {
  readonly id: string
  readonly name: string
  readonly gradeLevel: string
  readonly room: string | null
  readonly capacity: number | null
  readonly headTeacherId: string | null
}

/** What becomes of one child, and the place of the class it goes to; null for who goes to none. */
export type Fate = Pupil & { readonly outcome: Outcome; readonly toPlace: number | null }

/** What becomes of each child of the classes of a plan: what the plan says of the child, or what its class does. */
export function fatesOf({ classes, children }: Plan, pupils: readonly Pupil[]): Fate[] {
  const placeOf = new Map(classes.flatMap(({ fromClassId }, at) => (fromClassId === null ? [] : [[fromClassId, at + 1]])))
  const apart = new Map(children.map((child) => [child.childId, child]))
  return pupils.flatMap((pupil) => {
    const place = placeOf.get(pupil.classId)
    const own = place === undefined ? undefined : classes[place - 1]
    if (place === undefined || !own) return []
    const said = apart.get(pupil.childId)
    if (said) return [{ ...pupil, outcome: said.outcome, toPlace: said.outcome === outcome.repeats ? said.toPlace : null }]
    return [{ ...pupil, ...(own.graduates ? { outcome: outcome.graduates, toPlace: null } : { outcome: outcome.moves, toPlace: place }) }]
  })
}

/** How many children of how many, and what became of them: `before` is the sum of all others. */
export type Figures = {
  readonly before: number
  readonly moved: number
  readonly repeated: number
  readonly graduated: number
  readonly left: number
  readonly waiting: number
}

export function figuresOf(fates: readonly Fate[]): Figures {
  const count = (wanted: Outcome) => fates.filter((fate) => fate.outcome === wanted).length
  return {
    before: fates.length,
    moved: count(outcome.moves),
    repeated: count(outcome.repeats),
    graduated: count(outcome.graduates),
    left: count(outcome.leaves),
    waiting: count(outcome.waits),
  }
}
