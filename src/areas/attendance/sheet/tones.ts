import type { Tones } from '../../../contract/tone'

/** How sheets, absences and leave stand. */
export const tones = {
  attStatus: { P: 'good', L: 'late', E: 'late', S: 'bad', A: 'care', U: 'open', H: 'care', N: 'plain' },
  leaveStatus: { PENDING: 'care', APPROVED: 'good', REJECTED: 'bad', CANCELLED: 'plain' },
  sheetStatus: { DRAFT: 'late', SUBMITTED: 'good', TRACED: 'good', CLOSED: 'plain', REOPENED: 'care' },
  traceStatus: { OPEN: 'bad', FOLLOWING: 'care', RETURNED: 'good', HANDED_TO_CASE: 'plain' },
} as const satisfies Tones
