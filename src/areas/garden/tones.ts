import type { Tones } from '../../contract/tone'

/** How a class stands. */
export const tones = {
  classStatus: { 0: 'open', 1: 'good', 2: 'plain', 3: 'plain' },
} as const satisfies Tones
