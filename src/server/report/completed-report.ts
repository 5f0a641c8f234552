import type { Report } from '../../contract/report/report'
import type { Asking } from './read-source'

/** A report to which the server adds what follows from more than the asking person may see. */
export type CompletedReport = {
  readonly report: Report
  /** Answers what is told in place of `data`: never whose rows it follows from. */
  complete(asking: Asking, data: unknown): Promise<unknown>
}

type Computing<D> = Report & { compute(given: never): D }

/** Says how a report is completed before it is told or written as a sheet. */
export const completed = <D>(report: Computing<D>, complete: (asking: Asking, data: D) => Promise<D>): CompletedReport => ({
  report,
  complete,
})
