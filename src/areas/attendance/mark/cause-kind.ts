/** Which absence a cause belongs to: 01-29 are illnesses, 31-39 family reasons; a kindergarten's own codes fit both. */
export function causeKind(cause: string): 'S' | 'A' | 'both' {
  if (/^[012]\d$/.test(cause)) return 'S'
  return /^3\d$/.test(cause) ? 'A' : 'both'
}

/** The value that stands for "nobody knows", which is no cause to choose. */
export const unknownCause = '99'
