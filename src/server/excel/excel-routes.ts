import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { isSound } from '../../contract/check'
import { Refusal, refuse } from '../../contract/error'
import { label, say } from '../../contract/label'
import type { ListQuery } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { answer, foreseen, refused } from '../http/envelope'
import { type Call, type Route, route } from '../http/route'
import { anything } from '../http/sound-input'
import { queryBy } from '../resource/asked-by'
import { asFile } from './as-file'
import { exportRows } from './export-rows'
import { checkRead, errorRows, type FileDone, type ImportStep, importFiles, saidOf } from './import-files'
import { importForm, largestForm } from './import-form'
import { findReport, keepReport } from './kept-reports'
import { type SheetFormat, sheetFormats } from './open-sheets'
import { rowsInSteps } from './rows-in-steps'

type Anything = z.infer<typeof anything>
const words = {
  taken: label('文件导入成功，共 {taken} 行', 'Imported, {taken} {taken:row|rows}'),
  partly: label(
    '导入成功，但有错误数据：成功 {taken} 行，失败 {failed} 行',
    'imported successfully, but there is erroneous data! {taken} {taken:row|rows} taken, {failed} not',
  ),
  file: label('文件', 'File'),
  line: label('行号', 'Line'),
  why: label('原因', 'Reason'),
  report: label('导入错误.xls', 'import-errors.xls'),
}

/** The rows that are ticked, where some are. */
function ticked(query: ListQuery, selections: unknown): ListQuery {
  const ids = typeof selections === 'string' ? selections.split(',').filter((id) => id !== '') : []
  if (!ids.every(isSound)) refuse('query.condition')
  return ids.length === 0 ? query : { ...query, where: [...query.where, { field: 'id', rule: 'in', value: ids }] }
}

/** A list as a file. `_format` says of which kind; no field has a name that begins so. */
export async function exportFile(call: Call<Anything>, resource: Resource) {
  const { engine, session, language } = call
  const { _format, ...input } = call.input
  const format: SheetFormat = sheetFormats.find((one) => one === _format) ?? (_format === undefined ? 'xls' : refuse('query.condition'))
  const query = ticked(queryBy(resource, call, input), input.selections)
  return asFile(call, `${resource.name}.${format}`, await exportRows(engine, session.person, resource, { query, language, format }))
}

/** By GET as clients have it; by POST for as many ticked rows as an address has no room for. */
const exportRoute = (resource: Resource, method: 'GET' | 'POST'): Route =>
  route(
    `${method} ${resource.path}/exportXls` as `GET /${string}`,
    { door: `${resource.name}:list`, input: anything, perMinute: 20 },
    (call) => exportFile(call, resource),
  )

type Untaken = {
  readonly msg: string
  readonly fileUrl: string
  readonly fileName: string
  readonly taken: number
  readonly failed: number
}
type Imported = ReturnType<typeof answer> & { readonly result: Untaken | null }

/** What an import came to, as its answer: 201 with a file of what was not taken, where there is any. */
export async function answerImport({ engine, language, session }: Call<unknown>, done: readonly FileDone[]): Promise<Imported> {
  const taken = done.reduce((sum, file) => sum + file.taken, 0)
  const failed = done.reduce((sum, file) => sum + file.failed.length + (file.refusal ? 1 : 0), 0)
  if (failed === 0) return { ...answer(null, say(words.taken, language, { taken })), result: null }
  const said = { file: say(words.file, language), line: say(words.line, language), why: say(words.why, language) }
  const sheet = await engine.sheets.write(await rowsInSteps(engine.sheets, errorRows(done, said, saidOf(language))))
  const msg = say(words.partly, language, { taken, failed })
  const fileUrl = `/sys/common/importReport/${keepReport(sheet, session.person.id)}`
  const result = { msg, fileUrl, fileName: say(words.report, language), taken, failed }
  return { ...answer(result, msg), result, code: 201 }
}

const lineByLine = 'application/x-ndjson'

/** The answer line by line: how far it is, and at last what it came to. Whoever hangs up stops it, and what is in stays in. */
async function* spoken(call: Call<unknown>, steps: AsyncIterable<ImportStep>): AsyncGenerator<string> {
  const done: FileDone[] = []
  try {
    for await (const step of steps) {
      if ('finished' in step) done.push(step.finished)
      else yield `${JSON.stringify(step.progress)}\n`
    }
    checkRead(done)
    yield `${JSON.stringify(await answerImport(call, done))}\n`
  } catch (error) {
    const refusal = foreseen(error)
    if (!refusal) call.engine.log.error({ err: error }, 'an import failed')
    yield `${JSON.stringify(refused(refusal ?? new Refusal('server.failed'), call.language))}\n`
  }
}

/** Rows of the files of a form, as rows of a noun. `as`: how the answer is put, where a client reads another one. */
export async function importFile(call: Call<unknown>, resource: Resource, as: (answered: Imported) => unknown = (answered) => answered) {
  const { engine, session, language, request, reply } = call
  const { files, given, whole } = await importForm(call, resource)
  const steps = importFiles({ engine, person: session.person, resource, language, given }, files, whole)
  if (request.headers.accept === lineByLine)
    return reply
      .header('content-type', lineByLine)
      .header('x-accel-buffering', 'no')
      .send(Readable.from(spoken(call, steps)))
  const done: FileDone[] = []
  for await (const step of steps) {
    if (request.raw.socket.destroyed) refuse('excel.stopped')
    if ('finished' in step) done.push(step.finished)
  }
  checkRead(done)
  return reply.send(as(await answerImport(call, done)))
}

/** What an import of a noun takes. */
export const formOptions = { input: anything, takes: 'form', bodyLimit: largestForm, perMinute: 20 } as const

const importRoute = (resource: Resource): Route =>
  route(`POST ${resource.path}/importExcel` as `POST /${string}`, { door: `${resource.name}:add`, ...formOptions }, (call) =>
    importFile(call, resource),
  )

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
  async (call) => {
    const { engine, token, input, language } = call
    const asker = token ? (await engine.people.find(token))?.person.id : undefined
    return asFile(call, say(words.report, language), findReport(input.ticket, asker) ?? refuse('record.gone'))
  },
)
