import { folded } from './folded'
import type { Readings } from './pinyin'

/** Under what stands neither in the alphabet nor in the table of how characters are read. It comes last. */
export const otherLetter = '#'

const isLatin = /^[a-z]/

/** The letter a text stands under where people look for it by its pinyin. `surname`: how it is read where it is somebody's name. */
export function letterOf(text: string, readings: Readings, surname?: (name: string) => string | undefined): string {
  const [first = ''] = folded(surname?.(text) ?? '') || folded(text)
  const [read = first] = readings(first)
  return isLatin.test(read) ? read.slice(0, 1).toUpperCase() : otherLetter
}
