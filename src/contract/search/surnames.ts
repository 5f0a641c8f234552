import surnames from 'pinyin-pro/dist/esm/data/surname.mjs'

/** How a surname is read, of one character or two; undefined for what is none: 单 is `shàn` as a surname, and `dān` else. */
export const surnameOf = (name: string): string | undefined => {
  const known = [name.slice(0, 2), name.slice(0, 1)].find((begin) => Object.hasOwn(surnames, begin))
  return known && surnames[known]
}
