import { randomBytes } from 'node:crypto'

/** Milliseconds a report can be fetched, and most of them at a time. */
const kept = 600_000
const most = 50

type Report = { readonly file: Buffer; readonly until: number }
const reports = new Map<string, Report>()

/**
 * Keeps what an import said against a sheet, for ten minutes and on this node. Answers a ticket that opens this report and nothing else:
 * clients fetch it by its address alone, and no sign-in should stand in an address.
 */
export function keepReport(file: Buffer): string {
  for (const [id, { until }] of reports) if (until < Date.now() || reports.size >= most) reports.delete(id)
  const ticket = randomBytes(32).toString('base64url')
  reports.set(ticket, { file, until: Date.now() + kept })
  return ticket
}

/** The report a ticket opens. */
export function findReport(ticket: string): Buffer | undefined {
  const report = reports.get(ticket)
  return report && report.until >= Date.now() ? report.file : undefined
}
