import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { label, say } from '../../contract/label'
import type { ListQuery } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { answer } from '../http/envelope'
import { bytesOf, fileOf, readForm } from '../http/read-form'
import { type Call, type Route, route } from '../http/route'
import { parseQuery } from '../resource/parse-query'
import { asFile } from './as-file'
import { exportRows } from './export-rows'
import { type Failed, importRows } from './import-rows'
import { findReport, keepReport } from './kept-reports'
import { largestSheet } from './read-sheet'

const anything = z.record(z.string(), z.unknown())
const words = {
  taken: label('文件导入成功，共 {taken} 行', 'Imported, {taken} {taken:row|rows}'),
  partly: label(
    '导入成功，但有错误数据：成功 {taken} 行，失败 {failed} 行',
    'imported successfully, but there is erroneous data! {taken} {taken:row|rows} taken, {failed} not',
  ),
  line: label('行号', 'Line'),
  why: label('原因', 'Reason'),
  report: label('导入错误.xls', 'import-errors.xls'),
}

/** The rows that are ticked, where some are. */
function ticked(query: ListQuery, selections: unknown): ListQuery {
  const ids = typeof selections === 'string' ? selections.split(',').filter((id) => id !== '') : []
  return ids.length === 0 ? query : { ...query, where: [...query.where, { field: 'id', rule: 'in', value: ids }] }
}

/** By GET as clients have it; by POST for as many ticked rows as an address has no room for. */
function exportRoute(resource: Resource, method: 'GET' | 'POST'): Route {
  const address = `${method} ${resource.path}/exportXls` as `GET /${string}`
  return route(address, { door: `${resource.name}:list`, input: anything, perMinute: 20 }, async (call) => {
    const { engine, session, input, language } = call
    const query = ticked(parseQuery(resource, input), input.selections)
    return asFile(call, `${resource.name}.xls`, await exportRows(engine, session.person, resource, query, language))
  })
}

async function answerPartly(call: Call<unknown>, headings: readonly string[], taken: number, failed: readonly Failed[]) {
  const { engine, language, reply } = call
  const lines = failed.map(({ line, why, cells }) => [line, why, ...cells])
  const rows = [[say(words.line, language), say(words.why, language), ...headings], ...lines]
  const sheet = await engine.sheets.write([engine.sheets.pack(rows)])
  const fileUrl = `/sys/common/importReport/${keepReport(sheet)}`
  const msg = say(words.partly, language, { taken, failed: failed.length })
  return reply.send({ ...answer({ msg, fileUrl, fileName: say(words.report, language) }, msg), code: 201 })
}

function importRoute(resource: Resource): Route {
  const address = `POST ${resource.path}/importExcel` as `POST /${string}`
  return route(
    address,
    { door: `${resource.name}:add`, input: anything, takes: 'form', bodyLimit: largestSheet, perMinute: 20 },
    async (call) => {
      const { engine, session, language, reply } = call
      const form = await readForm(call.request)
      const file = (form && fileOf(form)) ?? refuse('excel.unreadable')
      const sheet = await engine.sheets.read(await bytesOf(file))
      const { taken, failed } = await importRows({ engine, person: session.person, resource, language }, sheet)
      if (failed.length > 0) return answerPartly(call, sheet.headings, taken, failed)
      return reply.send(answer(null, say(words.taken, language, { taken })))
    },
  )
}

/** Sheets of a noun going out and coming in. */
export const excelRoutes = (resource: Resource): Route[] => [
  exportRoute(resource, 'GET'),
  exportRoute(resource, 'POST'),
  ...(resource.verbs.includes('add') ? [importRoute(resource)] : []),
]

/** What an import said against a sheet, by the address it answered. */
export const importReportRoute = route(
  'GET /sys/common/importReport/:ticket',
  { door: 'open', input: z.object({ ticket: z.string() }), perMinute: 60 },
  (call) => asFile(call, say(words.report, call.language), findReport(call.input.ticket) ?? refuse('record.gone')),
)
