import { compareNumberedWords } from '../../../contract/list/word-order'
import { addDays } from '../../../contract/time'
import { emptyClass, type OldClass, outcome, type Plan, type PlannedChild, type PlannedClass } from './plan'

/** Levels of the dictionary `gradeLevel`: 托 小 中 大; 4 is mixed ages, which stay together. */
const levelAfter: Readonly<Record<string, string>> = { 0: '1', 1: '2', 2: '3', 4: '4' }
const oldest = '3'
/** The level new classes begin at. */
export const youngest = '1'
const signs: Readonly<Record<string, string>> = { 0: '托', 1: '小', 2: '中', 3: '大' }

/** A name that says its level says the next one: 小一班 becomes 中一班. Any other name is kept. */
export function nameAfter(name: string, level: string, next: string): string {
  const [old, sign] = [signs[level], signs[next]]
  return old && sign ? name.replace(old, sign) : name
}

function movedUp(one: OldClass, placesOf: ReadonlyMap<string, number>): PlannedClass {
  const next = levelAfter[one.gradeLevel] ?? oldest
  return {
    fromClassId: one.id,
    graduates: false,
    gradeLevel: next,
    name: nameAfter(one.name, one.gradeLevel, next),
    room: one.room,
    capacity: placesOf.get(next) ?? one.capacity,
    teachersFromId: one.id,
  }
}

/** A class all of whose children leave; it becomes no other. */
export const graduating = (fromClassId: string | null): PlannedClass => ({ ...emptyClass, fromClassId, graduates: true })

/** A new class of the youngest in the room, and with the teachers, of one that graduates. */
const newOne = (one: OldClass, placesOf: ReadonlyMap<string, number>): PlannedClass => ({
  ...emptyClass,
  gradeLevel: youngest,
  name: nameAfter(one.name, one.gradeLevel, youngest),
  room: one.room,
  capacity: placesOf.get(youngest) ?? null,
  teachersFromId: one.id,
})

/**
 * What is proposed: every class moves up a level with its teachers and room, the oldest graduate, and a new class of the youngest follows each of
 * those. `placesOf`: how many children a class of a level is meant for.
 */
export function proposedClasses(classes: readonly OldClass[], placesOf: ReadonlyMap<string, number>): PlannedClass[] {
  const sorted = classes.toSorted(
    (one, two) => compareNumberedWords(one.gradeLevel, two.gradeLevel) || compareNumberedWords(one.id, two.id),
  )
  const old = sorted.map((one) => (one.gradeLevel === oldest ? graduating(one.id) : movedUp(one, placesOf)))
  const taken = new Set(old.map(({ name }) => name))
  const fresh = sorted.filter(({ gradeLevel }) => gradeLevel === oldest).map((one) => newOne(one, placesOf))
  return [...old, ...fresh.filter(({ name }) => !taken.has(name))]
}

/** Places of the classes in which a child of this class may repeat: those of the level it is in now. */
export const placesToRepeat = ({ classes }: Pick<Plan, 'classes'>, gradeLevel: string): number[] =>
  classes.flatMap((one, at) => (!one.graduates && one.gradeLevel === gradeLevel ? [at + 1] : []))

/** The plan with one child set apart, or going along again. Who repeats does so in the first class there is, until another is chosen. */
export function withChild(
  plan: Plan,
  child: PlannedChild | { readonly childId: string; readonly outcome: null },
  gradeLevel: string,
): Plan {
  const others = plan.children.filter(({ childId }) => childId !== child.childId)
  if (child.outcome === null) return { ...plan, children: others }
  const toPlace = child.outcome === outcome.repeats ? (child.toPlace ?? placesToRepeat(plan, gradeLevel)[0] ?? null) : null
  return { ...plan, children: [...others, { ...child, toPlace }] }
}

/** The plan without its class at a place: children who were to repeat in it have to be told where anew. */
export function withoutClass({ classes, children }: Plan, place: number): Plan {
  const moved = (toPlace: number | null) => (toPlace === null || toPlace === place ? null : toPlace > place ? toPlace - 1 : toPlace)
  return {
    classes: classes.filter((_, at) => at + 1 !== place),
    children: children.map((child) => ({ ...child, toPlace: moved(child.toPlace) })),
  }
}

/** The year after one: its name with each year of it one later, and its days. */
export function yearAfter({ name, endDate }: { readonly name: string; readonly endDate: string }) {
  const beginDate = addDays(endDate, 1)
  const nextEnd = addDays(`${Number(beginDate.slice(0, 4)) + 1}${beginDate.slice(4)}`, -1)
  return { name: name.replace(/\d{4}/g, (year) => String(Number(year) + 1)), beginDate, endDate: nextEnd }
}
