import { compareNumberedWords } from '../../contract/list/word-order'

/** What is looked at of a class and of somebody who works here. */
export type ClassFacts = {
  readonly id: string
  readonly name: string
  readonly gradeLevel: string
  readonly status: string
  readonly headTeacherId: string | null
  readonly teacherIds: readonly string[] | null
  readonly nurseAideId: string | null
}
type Enrolled = { readonly classId: string }

const running = '1'

const worksIn = (one: ClassFacts, staffId: string | undefined): boolean =>
  staffId !== undefined && (one.headTeacherId === staffId || one.nurseAideId === staffId || (one.teacherIds ?? []).includes(staffId))

/** A class's name with its numerals as digits: 一 comes before 二, which no collation of the language knows. */
const inDigits = (name: string): string =>
  name.replace(/[一二三四五六七八九十]/g, (numeral) => String('一二三四五六七八九十'.indexOf(numeral) + 1).padStart(2, '0'))

/** Classes of the present school year, by grade and name. */
export const runningClasses = <C extends ClassFacts>(classes: readonly C[]): C[] =>
  classes
    .filter((one) => one.status === running)
    .sort(
      (one, two) => compareNumberedWords(one.gradeLevel, two.gradeLevel) || compareNumberedWords(inDigits(one.name), inDigits(two.name)),
    )

/**
 * The classes somebody may call the roll of, own ones first. Everybody knows of every class; but only whoever reaches a class
 * has enrolments of it on the device.
 */
export function reachableClasses<C extends ClassFacts>(
  classes: readonly C[],
  enrolments: readonly Enrolled[],
  staffId: string | undefined,
): C[] {
  const reached = new Set(enrolments.map((enrolment) => enrolment.classId))
  const found = runningClasses(classes).filter((one) => worksIn(one, staffId) || reached.has(one.id))
  return [...found.filter((one) => worksIn(one, staffId)), ...found.filter((one) => !worksIn(one, staffId))]
}
