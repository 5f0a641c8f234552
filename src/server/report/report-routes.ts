import { say } from '../../contract/label'
import { type Report, reportPath, reportSheetPath } from '../../contract/report/report'
import { tableOf } from '../../contract/report/report-table'
import { asFile } from '../excel/as-file'
import { type Call, type Route, route } from '../http/route'
import { anything } from '../http/sound-input'
import { answerReport } from './answer-report'
import type { CompletedReport } from './completed-report'

type Said = Readonly<Record<string, unknown>>
type Served = Pick<CompletedReport, 'report'> & Partial<CompletedReport>

async function answered({ engine, session, language, input }: Call<Said>, { report, complete }: Served): Promise<unknown> {
  const asking = { engine, person: session.person, language }
  const data = await answerReport(asking, report, input)
  return complete ? complete(asking, data) : data
}

/** The report as a workbook: its table as the screen has it, the totals last. */
async function sheetOf(call: Call<Said>, served: Served): Promise<Buffer> {
  const { engine, session, language } = call
  const { report } = served
  const data = await answered(call, served)
  const texts = await engine.dictionaries.texts(session.person.tenant, language)
  const textOf = (dict: string, value: string) => texts.get(dict)?.get(value) ?? value
  const { headings, rows, totals } = tableOf(report.columns(data), report.rows(data), { language, textOf })
  const lines = [headings, ...rows, ...(totals ? [totals] : [])].map((line) => line.map((cell) => cell ?? ''))
  return engine.sheets.write([engine.sheets.pack(lines)])
}

/** The calls of a report: what was worked out, and its table as a sheet. */
export function reportRoutes(given: Report | CompletedReport): Route[] {
  const served: Served = 'complete' in given ? given : { report: given }
  const { report } = served
  return [
    route(`GET ${reportPath(report)}` as `GET /${string}`, { door: report.needs, input: anything, perMinute: 240 }, (call) =>
      answered(call, served),
    ),
    route(`GET ${reportSheetPath(report)}` as `GET /${string}`, { door: report.needs, input: anything, perMinute: 20 }, async (call) =>
      asFile(call, `${say(report.label, call.language)}.xls`, await sheetOf(call, served)),
    ),
  ]
}
