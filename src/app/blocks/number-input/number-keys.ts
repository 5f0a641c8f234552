const begun = /^-?\d*\.?\d*$/
const whole = /^-?(\d+\.?\d*|\.\d+)$/

/** Digits, points and commas of a Chinese keyboard as those of a number; what parts thousands is left out. */
export const plainDigits = (typed: string): string =>
  typed
    .trim()
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[，,]/g, '')
    .replace(/[。．]/g, '.')
    .replace(/[－−]/g, '-')

/** Whether a text may become a number by more keys: a minus, digits and a point, in that order. */
export const mayBecomeNumber = (text: string): boolean => begun.test(text)

/** The number a text is; null where it is none. */
export const numberIn = (text: string): number | null => (whole.test(text) ? Number(text) : null)
