import type { Tones } from '../../contract/tone'

/** How far a menu has come. */
export const tones = {
  menuStatus: { DRAFT: 'open', CHECKED: 'care', REVIEWED: 'late', APPROVED: 'late', PUBLISHED: 'good', CHANGED: 'care' },
} as const satisfies Tones
