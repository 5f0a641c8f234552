import { randomUUID } from 'node:crypto'

/** Milliseconds a report can be fetched, and most of them at a time. */
const kept = 600_000
const most = 50

type Report = { readonly user: string; readonly file: Buffer; readonly until: number }
const reports = new Map<string, Report>()

/** Keeps what an import said against a sheet for its person, for ten minutes and on this node. Answers its id. */
export function keepReport(user: string, file: Buffer): string {
  for (const [id, { until }] of reports) if (until < Date.now() || reports.size >= most) reports.delete(id)
  const id = randomUUID()
  reports.set(id, { user, file, until: Date.now() + kept })
  return id
}

/** A kept report of this person. */
export function findReport(user: string, id: string): Buffer | undefined {
  const report = reports.get(id)
  return report && report.user === user && report.until >= Date.now() ? report.file : undefined
}
