import type { Tones } from '../../contract/tone'

/** How somebody who works here stands, and what was found about them. */
export const tones = {
  bgCheckResult: { clear: 'good', found: 'bad', pending: 'care' },
  staffStatus: { 10: 'open', 20: 'good', 30: 'care', 40: 'plain' },
} as const satisfies Tones
