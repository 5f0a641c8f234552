/** Fewest and most digits of a PIN. */
export const pinLength = { min: 6, max: 12 } as const

/** Every digit the same step after the one before: 111111, 123456, 987654, 246802. */
const isRun = (digits: readonly number[]): boolean => {
  const step = ((digits[1] ?? 0) - (digits[0] ?? 0) + 10) % 10
  return digits.every((digit, at) => at === 0 || (digit - (digits[at - 1] ?? 0) + 10) % 10 === step)
}
/** The same two or three digits again and again: 121212, 258258. */
const isRepeated = (pin: string): boolean =>
  [2, 3].some(
    (size) =>
      pin ===
      pin
        .slice(0, size)
        .repeat(Math.ceil(pin.length / size))
        .slice(0, pin.length),
  )
/** Doubled digits that run: 112233. */
const isDoubledRun = (digits: readonly number[]): boolean =>
  digits.length % 2 === 0 &&
  digits.every((digit, at) => at % 2 === 0 || digit === digits[at - 1]) &&
  isRun(digits.filter((_, at) => at % 2 === 0))
/** What everybody thinks of first where we live. */
const known = new Set(['520131', '5201314', '131452', '1314520', '147258', '159357', '142536', '123321', '112358'])

/** Why a PIN will not do: `short` of digits, or `weak` because it would soon be guessed. */
export function weakness(pin: string): 'short' | 'weak' | undefined {
  if (!/^\d+$/.test(pin) || pin.length < pinLength.min || pin.length > pinLength.max) return 'short'
  const digits = [...pin].map(Number)
  return isRun(digits) || isRepeated(pin) || isDoubledRun(digits) || known.has(pin) ? 'weak' : undefined
}
