/** Marks people leave out when they type a name or a number. */
const blank = /[\s\-‐-―·•・.,，。、()（）'’"“”/_]/u

const foldedChar = (char: string): string =>
  blank.test(char) ? '' : char.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** A text as it is compared, sign by sign, each with the place in the text it came from. */
export type Folded = { readonly chars: readonly string[]; readonly places: readonly number[] }

export function foldedSigns(text: string): Folded {
  const chars: string[] = []
  const places: number[] = []
  let place = 0
  for (const sign of text) {
    for (const char of foldedChar(sign)) {
      chars.push(char)
      places.push(place)
    }
    place += sign.length
  }
  return { chars, places }
}

/** A text as it is compared: small letters without accents, narrow digits, no blanks and no marks. */
export const folded = (text: string): string => foldedSigns(text.normalize('NFC')).chars.join('')
