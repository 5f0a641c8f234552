import type { Tones } from '../../contract/tone'

/** How a child stands with the kindergarten, and what becomes of it at the end of a year. */
export const tones = {
  childStatus: { 10: 'open', 20: 'good', 30: 'care', 40: 'plain', 50: 'plain', 60: 'plain' },
  promotionStatus: { DRAFT: 'open', POSTED: 'good' },
  promotionOutcome: { move: 'good', repeat: 'care', graduate: 'good', leave: 'plain', wait: 'care' },
} as const satisfies Tones
