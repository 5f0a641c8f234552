/** Most parts of a cell that are told apart. */
export const mostParts = 500

const unsafe = /[,，、"]|^\s|\s$/
const part = /\s*"((?:[^"]|"")*)"\s*(?=[,，、]|$)|[^,，、]+/g

/** Several things in one cell, commas between. One with a comma of its own stands in quotation marks, which people know from other tables. */
export const listCell = (parts: readonly string[]): string =>
  parts.map((one) => (unsafe.test(one) ? `"${one.replaceAll('"', '""')}"` : one)).join(',')

/** The parts of such a cell, also as people write it; one more than `mostParts` where there are too many. */
export function partsOf(cell: string): string[] {
  const parts: string[] = []
  for (const [plain, quoted] of cell.matchAll(part)) {
    const one = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"')
    if (one !== '') parts.push(one)
    if (parts.length > mostParts) break
  }
  return parts
}
