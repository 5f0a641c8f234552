import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { dictOptions } from '../dict/dict-options'
import { askingOf, listed } from '../dict/dict-routes'
import { readDictSource } from '../dict/dict-source'
import { type Call, type Route, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { answerSheet } from '../report/report-routes'
import { reportOf } from '../report/served-reports'
import { reportHeadRoutes } from './report-heads'
import { reportPage } from './report-page'
import { reportAsked } from './report-params'

const path = '/online/cgreport/api'
const name = z.string().check(z.maxLength(64))
/** The report stands in the address under a name no parameter of one has. */
const asked = z.catchall(z.object({ _report: name }), z.unknown())

const aimed = ({ engine, session, input }: Call<z.infer<typeof asked>>) => reportOf(engine.shipped.reports, session.person, input._report)

/** A dictionary by its code, or rows of a noun by two of its fields. What is written where others write SQL is one of these, or is refused: no piece of it is run. */
const plainCode = /^([\w.:-]{1,64}|[\w-]{1,64},\w{1,64},\w{1,64})$/

/** The calls of the pages that show online reports: those of the product, by their codes. */
export const onlineReportRoutes: readonly Route[] = [
  route(`GET ${path}/getParamsInfo/:_report`, { door: 'signed-in', input: asked }, (call) =>
    Object.keys(aimed(call).report.params).map((paramName) => ({ paramName })),
  ),
  route(`GET ${path}/getColumnsAndData/:_report`, { door: 'signed-in', input: asked, perMinute: 240 }, (call) =>
    reportPage(call, aimed(call)),
  ),
  route(`GET ${path}/exportManySheetXls/:_report`, { door: 'signed-in', input: asked, perMinute: 20 }, (call) => {
    const served = aimed(call)
    return answerSheet({ ...call, input: reportAsked(served.report, call.input) }, served, listed(String(call.input.force_id ?? '')))
  }),
  route(
    `GET ${path}/getReportDictList`,
    {
      door: 'signed-in',
      input: z.object({
        sql: z._default(soundText(2000), ''),
        dictCode: z._default(soundText(64), ''),
        keyword: z._default(soundText(100), ''),
      }),
      perMinute: 600,
    },
    (call) => {
      const { sql, dictCode, keyword } = call.input
      const code = dictCode || sql
      if (!plainCode.test(code)) refuse('online.sql')
      return dictOptions(askingOf(call), readDictSource(askingOf(call), code), { keyword: keyword.trim(), size: 200 })
    },
  ),
  ...reportHeadRoutes,
]
