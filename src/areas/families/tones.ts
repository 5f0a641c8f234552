import type { Tones } from '../../contract/tone'

/** How a child stands with the kindergarten. */
export const tones = {
  childStatus: { 10: 'open', 20: 'good', 30: 'care', 40: 'plain', 50: 'plain', 60: 'plain' },
} as const satisfies Tones
