import { isIdCard } from './id-card'
import { isStrong } from './password'
import { isSocialCreditCode } from './social-credit-code'

/** A named check of a non-empty text; the same one runs at the form and at the server's door. */
export const rules = {
  mobile: (value: string) => /^1[3-9]\d{9}$/.test(value),
  phone: (value: string) => /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/.test(value),
  email: (value: string) => value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
  colour: (value: string) => /^#[\da-f]{6}$/.test(value),
  username: (value: string) => /^\w{4,18}$/.test(value),
  code: (value: string) => /^[A-Za-z][\w:.-]*$/.test(value),
  idCard: isIdCard,
  socialCreditCode: isSocialCreditCode,
  password: isStrong,
} as const

export type RuleName = keyof typeof rules
