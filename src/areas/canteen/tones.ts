import type { Tones } from '../../contract/tone'

/** How records and samples of the kitchen stand. */
export const tones = {
  recordState: { VALID: 'good', VOID: 'plain' },
  sampleStatus: { KEEPING: 'late', DISPOSED: 'good', VOID: 'plain' },
} as const satisfies Tones
