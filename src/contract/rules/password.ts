/** What a password must have, each by itself, so that a form can show what is still missing. */
export const passwordRules = {
  long: (value: string) => value.length >= 8 && value.length <= 128,
  letter: (value: string) => /[A-Za-z]/.test(value),
  digit: (value: string) => /\d/.test(value),
  sign: (value: string) => /[^A-Za-z0-9\s]/.test(value),
} as const

/** At least 8 characters with a letter, a digit and a sign. */
export const isStrong = (value: string): boolean => Object.values(passwordRules).every((holds) => holds(value))
