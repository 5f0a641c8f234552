import type { TraceFacts } from '../../../src/areas/attendance/reports/tracing-report'

/** A trace of which nothing is known yet but its child and its first day. */
export const bareTrace: TraceFacts = {
  id: 't',
  childId: 'lan',
  firstDate: '2026-11-20',
  status: 'FOLLOWING',
  cause: '01',
  isInfectious: null,
  expectedReturn: null,
  contactLog: null,
  followUps: null,
  symptoms: null,
  onsetDate: null,
  seenDoctor: null,
  hospital: null,
  diagnosis: null,
  lastDate: null,
  actualReturn: null,
  hasCertificate: false,
}
