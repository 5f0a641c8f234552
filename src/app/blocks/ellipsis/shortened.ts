/** Characters a text is cut to where nothing is said. */
export const usualLength = 25

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first `length` characters of a text and an ellipsis; the text itself where it is no longer. Characters are counted as people see them. */
export function shortened(text: string, length = usualLength): string {
  // A character takes one unit at least.
  if (text.length <= length) return text
  const seen = Array.from(characters.segment(text), ({ segment }) => segment)
  return seen.length > length ? `${seen.slice(0, length).join('')}…` : text
}
