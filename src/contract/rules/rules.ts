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
  /** A resident identity number, also one of 15 digits as they were given until 1999. */
  nationalId: (value: string) => /^\d{15}$/.test(value) || isIdCard(value),
  /** The number of any other paper somebody shows. */
  idNumber: (value: string) => /^[A-Za-z\d]{1,50}$/.test(value),
  natural: (value: string) => /^(0|[1-9]\d*)$/.test(value),
  letters: (value: string) => /^[A-Za-z]+$/.test(value),
  lettersDigits: (value: string) => /^[A-Za-z\d]{1,20}$/.test(value),
  /** Chinese, letters and spaces. */
  words: (value: string) => /^[\p{Script=Han}A-Za-z ]{2,100}$/u.test(value),
  /** Numbers, one a line. */
  digitLines: (value: string) => /^[\d\r\n]+$/.test(value),
  landline: (value: string) => /^0\d{2,3}-?\d{7,8}$/.test(value),
  bankCard: (value: string) => /^[1-9]\d{9,19}$/.test(value),
  qq: (value: string) => /^\d{5,12}$/.test(value),
  url: (value: string) => /^https?:\/\/\S+$/.test(value),
  socialCreditCode: isSocialCreditCode,
  password: isStrong,
} as const

export type RuleName = keyof typeof rules
export const isRuleName = (name: string): name is RuleName => Object.hasOwn(rules, name)
