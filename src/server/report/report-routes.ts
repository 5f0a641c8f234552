import { say } from '../../contract/label'
import { type Report, reportPath, reportSheetPath } from '../../contract/report/report'
import { type Speech, tableOf } from '../../contract/report/report-table'
import { asFile } from '../excel/as-file'
import { callIsAbout } from '../http/existing-client'
import { type Call, type Route, route } from '../http/route'
import { anything } from '../http/sound-input'
import { answerReport } from './answer-report'
import type { CompletedReport } from './completed-report'
import { type ServedReport, servedReport } from './served-reports'

type Said = Readonly<Record<string, unknown>>

/** What a report says to whoever asks. */
export async function answerServed(call: Call<Said>, { report, complete }: ServedReport): Promise<unknown> {
  const { engine, session, language, input, request } = call
  callIsAbout(request, report.params)
  const asking = { engine, person: session.person, language }
  const data = await answerReport(asking, report, input)
  return complete ? complete(asking, data) : data
}

/** How cells are said to whoever asks. */
export async function speechOf({ engine, session, language }: Call<unknown>): Promise<Speech> {
  const texts = await engine.dictionaries.texts(session.person.tenant, language)
  return { language, textOf: (dict, value) => texts.get(dict)?.get(value) ?? value }
}

/** The report as a workbook: its table as the screen has it, the totals last. `ids`: those of the rows that are wanted, where some are chosen. */
export async function answerSheet(call: Call<Said>, served: ServedReport, ids: readonly string[] = []) {
  const { engine, language } = call
  const { report } = served
  const data = await answerServed(call, served)
  const all = report.rows(data)
  const chosen = all.filter((row) => ids.includes(report.idOf(row)))
  const { headings, rows, totals } = tableOf(report.columns(data), chosen.length > 0 ? chosen : all, await speechOf(call))
  const lines = [headings, ...rows, ...(totals ? [totals] : [])].map((line) => line.map((cell) => cell ?? ''))
  return asFile(call, `${say(report.label, language)}.xls`, await engine.sheets.write([engine.sheets.pack(lines)]))
}

/** The calls of a report: what was worked out, and its table as a sheet. */
export function reportRoutes(given: Report | CompletedReport): Route[] {
  const served = servedReport(given)
  const { report } = served
  return [
    route(`GET ${reportPath(report)}` as `GET /${string}`, { door: report.needs, input: anything, perMinute: 240 }, (call) =>
      answerServed(call, served),
    ),
    route(`GET ${reportSheetPath(report)}` as `GET /${string}`, { door: report.needs, input: anything, perMinute: 20 }, (call) =>
      answerSheet(call, served),
    ),
  ]
}
