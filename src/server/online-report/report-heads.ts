import * as z from 'zod/mini'
import { Refusal } from '../../contract/error'
import { say } from '../../contract/label'
import { pageAmong } from '../../contract/query'
import type { Report } from '../../contract/report/report'
import { headingOf } from '../../contract/report/report-table'
import { type Call, type Route, route } from '../http/route'
import { anything, soundText, withoutStars } from '../http/sound-input'
import { answerServed, speechOf } from '../report/report-routes'
import { codeOfReport, maySee, reportOf, type ServedReport } from '../report/served-reports'
import { pageAsked } from '../resource/parse-query'

const path = '/online/cgreport'
const text = (value: unknown): string => (typeof value === 'string' ? withoutStars(value).toLowerCase() : '')

/** A report as the list of online reports shows it: there is no SQL in it. */
const headOf = (report: Report, { language }: Pick<Call<unknown>, 'language'>) => ({
  id: codeOfReport(report),
  code: codeOfReport(report),
  name: say(report.label, language),
  ...{ cgrSql: '', dbSource: '', dbSource_dictText: '', content: '', createTime: null },
})

function heads(call: Call<Readonly<Record<string, unknown>>>) {
  const { engine, session, input } = call
  const seen = [...engine.shipped.reports.values()].flatMap(({ report }) => (maySee(session.person, report) ? [headOf(report, call)] : []))
  const fits = ({ name, code }: (typeof seen)[number]) => name.toLowerCase().includes(text(input.name)) && code.includes(text(input.code))
  return pageAmong(seen.filter(fits), pageAsked(input))
}

/** The columns of a report where it is asked for nothing; none where it has to be, for they may follow from what that is. */
async function columnsOf(call: Call<unknown>, served: ServedReport) {
  try {
    const [data, speech] = [await answerServed({ ...call, input: {} }, served), await speechOf(call)]
    return served.report.columns(data).map((column, at) => ({ column, title: headingOf(column, speech), name: `c${at}` }))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'input.invalid') return []
    throw error
  }
}

const plain = { isShow: 1, dictCode: '', isSearch: '0', searchMode: '', fieldHref: '', replaceVal: '', groupTitle: '', isTotal: '0' }

async function items(call: Call<unknown>, served: ServedReport) {
  return (await columnsOf(call, served)).map(({ column, title, name }, at) => ({
    ...plain,
    id: name,
    cgrheadId: codeOfReport(served.report),
    fieldName: name,
    fieldTxt: title,
    fieldType: column.kind === 'count' ? 'Integer' : 'String',
    orderNum: at,
  }))
}

const params = ({ language }: Call<unknown>, { report }: ServedReport) =>
  Object.entries(report.params).map(([name, facts], at) => ({
    id: name,
    cgrheadId: codeOfReport(report),
    paramName: name,
    paramTxt: say(facts.label, language),
    paramValue: '',
    orderNum: at,
  }))

const ofHead = z.object({ headId: soundText(64) })
const aimed = ({ engine, session, input }: Call<z.infer<typeof ofHead>>) => reportOf(engine.shipped.reports, session.person, input.headId)

/** The calls of the page that lists online reports: those of the product that whoever asks may see. */
export const reportHeadRoutes: readonly Route[] = [
  route(`GET ${path}/head/list`, { door: 'signed-in', input: anything }, heads),
  route(`GET ${path}/item/listByHeadId`, { door: 'signed-in', input: ofHead, perMinute: 240 }, (call) => items(call, aimed(call))),
  route(`GET ${path}/param/listByHeadId`, { door: 'signed-in', input: ofHead }, (call) => params(call, aimed(call))),
]
