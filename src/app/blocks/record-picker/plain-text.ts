/** A value of a row that a list answered, as text; of several their words with commas. */
export const plainText = (value: unknown): string =>
  Array.isArray(value) ? value.map(plainText).join(', ') : value === null || value === undefined ? '' : String(value)
