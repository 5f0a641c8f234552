/** Marks of one level of a code: `A01` to `A99`, then `B01`. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const perLetter = 99

/** Which place a mark stands for; 0 where it is none. */
function placeOf(mark: string): number {
  const [, letter = '', digits = ''] = /^([A-Z])(\d\d)$/.exec(mark) ?? []
  return digits === '' ? 0 : letters.indexOf(letter) * perLetter + Number(digits)
}

/**
 * The next free code below a parent: `A01`, `A02` … at the top, `A01A01` … below `A01`. `codes`: those of all that lie right below it.
 * Undefined where there is none left.
 */
export function nextTreeCode(parent: string, codes: readonly (string | null)[]): string | undefined {
  const places = codes.map((code) => placeOf((code ?? '').slice(parent.length, parent.length + 3)))
  const next = Math.max(0, ...places)
  const letter = letters[Math.floor(next / perLetter)]
  return letter && `${parent}${letter}${String((next % perLetter) + 1).padStart(2, '0')}`
}
