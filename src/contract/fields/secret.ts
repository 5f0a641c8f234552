import type { FieldFacts } from '../field'

/** What stands for a secret nothing is shown of, not even how long it is: that there is one. */
export const hiddenSecret = '********'

/** Whether a value only stands for a secret that is kept, and so was not typed. */
export const isMask = ({ hidden }: Pick<FieldFacts, 'hidden'>, value: unknown): boolean =>
  typeof value === 'string' && (hidden ? value === hiddenSecret : value.includes('*'))
