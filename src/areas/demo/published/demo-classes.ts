/** A class of the demonstration kindergarten. `at` counts from 0, `level` is the value of the dictionary `gradeLevel`. */
export type DemoClass = { readonly at: number; readonly id: string; readonly level: '1' | '2' | '3'; readonly name: string }

export const childrenPerClass = 30

const grades = [
  { letter: 'x', level: '1', name: '小' },
  { letter: 'z', level: '2', name: '中' },
  { letter: 'd', level: '3', name: '大' },
] as const

/** Four classes of each age, the youngest first: `class.x1` is 小一班, `class.d4` is 大四班. */
export const demoClasses: readonly DemoClass[] = grades.flatMap(({ letter, level, name }, grade) =>
  ['一', '二', '三', '四'].map((number, place) => ({
    at: grade * 4 + place,
    id: `class.${letter}${place + 1}`,
    level,
    name: `${name}${number}班`,
  })),
)

/** Number of a child: class id and place in the class, both as they are read. The first child of a class is 1. */
export function childAt(classId: string, place: number): number {
  const found = demoClasses.find((one) => one.id === classId)
  if (!found) throw new Error(`no such class: ${classId}`)
  return found.at * childrenPerClass + place - 1
}
