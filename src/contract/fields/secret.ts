import type { FieldFacts } from '../field'

/** What stands for a secret nothing is shown of, not even how long it is: that there is one. */
export const hiddenSecret = '********'

/** What stands where a secret is: enough to recognise it, not enough to use it. */
export const masked = (plain: string, { hidden }: Pick<FieldFacts, 'hidden'> = {}): string => {
  if (hidden) return hiddenSecret
  return plain.length < 8 ? '*'.repeat(plain.length) : `${plain.slice(0, 3)}${'*'.repeat(plain.length - 7)}${plain.slice(-4)}`
}

/** Whether a value is as a secret is shown, so that it only stands for one that is kept. */
export const isMask = (facts: Pick<FieldFacts, 'hidden'>, value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value === masked(value, facts)
