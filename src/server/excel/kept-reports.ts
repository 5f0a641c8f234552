import { randomBytes } from 'node:crypto'

/** Milliseconds a report can be fetched, and most of them at a time. */
const kept = 600_000
const most = 50

type Report = { readonly file: Buffer; readonly of: string; readonly until: number }
const reports = new Map<string, Report>()

/**
 * Keeps what an import said against a sheet, for ten minutes and on this node. Answers a ticket that opens this report and nothing else:
 * clients fetch it by its address alone, and no sign-in should stand in an address. `of`: the account that imported it.
 */
export function keepReport(file: Buffer, of: string): string {
  for (const [id, { until }] of reports) if (until < Date.now() || reports.size >= most) reports.delete(id)
  const ticket = randomBytes(32).toString('base64url')
  reports.set(ticket, { file, of, until: Date.now() + kept })
  return ticket
}

/** The report a ticket opens, for whoever imported it. `who`: the account that asks, where it says so; a ticket alone is proof enough. */
export function findReport(ticket: string, who: string | undefined): Buffer | undefined {
  const report = reports.get(ticket)
  return report && report.until >= Date.now() && (who === undefined || who === report.of) ? report.file : undefined
}
