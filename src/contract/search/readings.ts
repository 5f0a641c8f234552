import characters from 'pinyin-pro/dist/esm/data/dict1.mjs'
import surnames from 'pinyin-pro/dist/esm/data/surname.mjs'
import type { Readings } from './pinyin'

const known = new Map<string, readonly string[]>()

/** `lǚ` as it is typed: `lv`, and on keyboards without that letter `lu`. */
function untoned(reading: string): readonly string[] {
  const plain = reading
    .replace(/[üǖǘǚǜ]/g, 'v')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain.includes('v') ? [plain, plain.replace('v', 'u')] : [plain]
}

/** Every reading of a character there is, surnames' own among them: 单 is `dan`, `shan` and `chan`. */
export const readings: Readings = (char) => {
  const found = known.get(char)
  if (found) return found
  const all = [...new Set((characters.get(char) ?? '').split(' ').filter(Boolean).flatMap(untoned))]
  known.set(char, all)
  return all
}

/** How a surname is read, of one character or two; undefined for what is none: 单 is `shàn` as a surname, and `dān` else. */
export const surnameOf = (name: string): string | undefined => {
  const known = [name.slice(0, 2), name.slice(0, 1)].find((begin) => Object.hasOwn(surnames, begin))
  return known && surnames[known]
}
