import '../../contract/clients/online-errors'
import { can, type Permission } from '../../contract/access'
import { refuse } from '../../contract/error'
import type { Report } from '../../contract/report/report'
import type { Person } from '../auth/person'
import type { CompletedReport } from './completed-report'

/** A report, with what completes it where there is more to it. */
export type ServedReport = Pick<CompletedReport, 'report'> & Partial<CompletedReport>

/** The reports of a product, by the codes existing clients have for them. */
export type ServedReports = ReadonlyMap<string, ServedReport>

/** The code of a report, which stands in addresses as one part of them. */
export const codeOfReport = ({ name }: Pick<Report, 'name'>): string => name.replaceAll('/', '-')

export const servedReport = (given: Report | CompletedReport): ServedReport => ('complete' in given ? given : { report: given })

export const reportsByCode = (given: readonly (Report | CompletedReport)[]): ServedReports =>
  new Map(given.map(servedReport).map((one) => [codeOfReport(one.report), one]))

/** Whether somebody may open the screen of a report. */
export const maySee = ({ granted }: Pick<Person, 'granted'>, { needs }: Report): boolean => can(granted, needs satisfies Permission)

/** The report of a code, for somebody who may see it. Refuses with `report.unknown` or `access.denied`. */
export function reportOf(reports: ServedReports, person: Person, code: string): ServedReport {
  const served = reports.get(code) ?? refuse('report.unknown', { code: code.slice(0, 64) })
  return maySee(person, served.report) ? served : refuse('access.denied')
}
