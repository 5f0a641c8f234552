import * as z from 'zod/mini'
import { isSound, type Problem } from '../../contract/check'
import { type Refusal, refuse, refuseFields, sentence } from '../../contract/error'
import { jobStatus, jobsPath, longestJobText } from '../../contract/job'
import { label, languages, say } from '../../contract/label'
import { longestCron } from '../../contract/rules/cron'
import { asFile } from '../excel/as-file'
import { answerImport } from '../excel/excel-routes'
import { checkRead, type FileDone, type GivenFile } from '../excel/import-files'
import { formFiles, largestForm } from '../excel/import-form'
import type { Failed } from '../excel/import-rows'
import { rowsOfPart } from '../excel/open-sheets'
import type { SheetRow } from '../excel/read-sheet'
import { rowsInSteps } from '../excel/rows-in-steps'
import { foreseen } from '../http/envelope'
import { type Call, route } from '../http/route'
import { allListed, foundJobs, jobRows } from './asked-jobs'
import { addJob } from './change-jobs'

/** The columns of a sheet of jobs. */
const columns = {
  jobClassName: label('任务类名', 'Job'),
  cronExpression: label('Cron 表达式', 'Cron expression'),
  parameter: label('参数', 'Parameter'),
  description: label('描述', 'Description'),
  status: label('状态', 'Status'),
} as const
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[]
const fileName = label('定时任务', 'scheduled-jobs')

/** Which column a heading means, in either language or by its name. */
const columnNamed = (heading: string): Column | undefined =>
  names.find((name) => [name, columns[name].zh, columns[name].en].includes(heading.trim()))

type Cells = { readonly [Name in Column]?: string }
const cellsOf = (row: SheetRow, named: readonly (Column | undefined)[]): Cells =>
  Object.fromEntries(named.flatMap((name, at) => (name ? [[name, row.cells[at] ?? '']] : [])))

const exported = (method: 'GET' | 'POST') =>
  route(
    `${method} ${jobsPath}/exportXls` as `GET /${string}`,
    { door: 'job-action:list', input: allListed, perMinute: 20 },
    async (call) => {
      const { engine, input, language } = call
      const ticked = new Set((input.selections ?? '').split(',').filter((id) => id !== ''))
      const found = (await foundJobs(call)).filter(({ id }) => ticked.size === 0 || ticked.has(id))
      const head = names.map((name) => say(columns[name], language))
      const rows = found.map((job) => names.map((name) => (name === 'status' ? job.status_dictText : (job[name] ?? ''))))
      const format = input._format ?? 'xls'
      const sheet = await engine.sheets.write(await rowsInSteps(engine.sheets, [head, ...rows]), format)
      return asFile(call, `${say(fileName, language)}.${format}`, sheet)
    },
  )

/** What of a job tells it from another one. */
const told = ({ jobClassName, cronExpression, parameter }: { readonly [Name in Column]?: string | null }): string =>
  [jobClassName, cronExpression, parameter ?? ''].map((text) => text?.trim()).join('\n')

/** Whether a job of a sheet is stopped: by the value, or its text in either language. Refuses what is neither. */
async function isStopped({ engine, session }: Call<unknown>, text: string): Promise<boolean> {
  if (text === '') return false
  const values = Object.values(jobStatus)
  for (const language of languages) {
    const texts = (await engine.dictionaries.texts(session.person.tenant, language)).get('quartz_status')
    const found = values.find((value) => value === text || texts?.get(value) === text)
    if (found) return found === jobStatus.stopped
  }
  return refuseFields({ status: { code: 'field.choice' } })
}

function whyNot({ code, values, problems }: Refusal, language: Call<unknown>['language']): string {
  const fields = Object.entries(problems).map(([field, problem]) => {
    const named = names.find((name) => name === field)
    return `${named ? say(columns[named], language) : field}: ${sentence(problem.code, language, problem.values)}`
  })
  return fields.length > 0 ? fields.join('; ') : sentence(code, language, values)
}

/** Longest text of a cell. Longer expressions are told apart from ones that cannot be run by whoever reads them. */
const longest = (name: Column): number => (name === 'cronExpression' ? longestCron * 4 : longestJobText)

/** Refuses what could not be stored. */
function checkCells(cells: Cells): void {
  const problems: Record<string, Problem> = {}
  for (const name of names) {
    const text = cells[name] ?? ''
    if (!isSound(text)) problems[name] = { code: 'field.text' }
    else if (text.length > longest(name)) problems[name] = { code: 'field.long', values: { max: longest(name) } }
  }
  if (Object.keys(problems).length > 0) refuseFields(problems)
}

/** Adds one job as its row says it. One there is already stays alone: a sheet that went out may come back. */
async function addRow(call: Call<unknown>, cells: Cells, known: Set<string>): Promise<void> {
  const { jobClassName = '', cronExpression = '', parameter = '', description = '', status = '' } = cells
  checkCells(cells)
  if (known.has(told(cells))) refuse('record.exists')
  const isPaused = await isStopped(call, status)
  await addJob(call.engine, call.session.person, { jobClassName, cronExpression, parameter, description, isPaused })
  known.add(told(cells))
}

async function bringFile(call: Call<unknown>, { name, bytes }: GivenFile, known: Set<string>): Promise<FileDone> {
  const { headings, parts } = await call.engine.sheets.read(bytes)
  const named = headings.map(columnNamed)
  if (!named.includes('jobClassName') || !named.includes('cronExpression')) refuse('excel.no-columns')
  const failed: Failed[] = []
  let taken = 0
  for (const row of parts.flatMap(rowsOfPart)) {
    try {
      await addRow(call, cellsOf(row, named), known)
      taken++
    } catch (error) {
      const refusal = foreseen(error)
      if (!refusal) throw error
      failed.push({ ...row, why: whyNot(refusal, call.language) })
    }
  }
  return { name, headings, taken, failed }
}

/** Brings a file; of one that cannot be read is told why, and the others go on. */
async function triedFile(call: Call<unknown>, file: GivenFile, known: Set<string>): Promise<FileDone> {
  try {
    return await bringFile(call, file, known)
  } catch (error) {
    const refusal = foreseen(error)
    if (!refusal) throw error
    return { name: file.name, headings: [], taken: 0, failed: [], refusal }
  }
}

const imported = route(
  `POST ${jobsPath}/importExcel`,
  { door: 'job-action:plan', input: z.object({}), takes: 'form', bodyLimit: largestForm, perMinute: 20 },
  async (call) => {
    const known = new Set((await jobRows(call)).map(told))
    const done: FileDone[] = []
    for (const file of await formFiles(call)) done.push(await triedFile(call, file, known))
    checkRead(done)
    return call.reply.send(await answerImport(call, done))
  },
)

/** Jobs going out as a sheet, and coming in: each row of one is a job a house adds. */
export const jobSheetRoutes = [exported('GET'), exported('POST'), imported]
