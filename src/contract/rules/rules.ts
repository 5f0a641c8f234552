import { isIdCard } from './id-card'
import type { LaterRules } from './later-rules'
import { isStrong } from './password'
import { isSocialCreditCode } from './social-credit-code'

/** Named checks of a non-empty text that shipped nouns ask for; the same one runs at the form and at the server's door. */
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

export type RuleName = keyof typeof rules | keyof LaterRules

type Rule = (value: string) => boolean
const known = new Map<string, Rule>(Object.entries(rules))

/** Makes rules known that come later than these. */
export function addRules(more: Readonly<Record<string, Rule>>): void {
  for (const [name, rule] of Object.entries(more)) known.set(name, rule)
}

export const isRuleName = (name: string): name is RuleName => known.has(name)
/** The check of a name; none on a device it has not come to yet: the server holds to it all the same. */
export const ruleOf = (name: RuleName): Rule | undefined => known.get(name)
