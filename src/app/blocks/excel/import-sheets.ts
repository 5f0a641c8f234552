import { sendLines } from '../../wire/send-lines'

/** What an import is told beside its files. */
export type ImportSettings = {
  /** Where the files go. */
  readonly url: string
  /** Whether the sheet is of one table; sent where it is said. */
  readonly isSingleTableImport?: boolean
  /** Values every row gets, by field; sent where there are any. */
  readonly foreignKeys?: Readonly<Record<string, string | number>>
  /** In online mode: whether a file is taken only where nothing in it is wrong. */
  readonly validateStatus?: boolean
}

/** How far it is: at which file, doing what, with how many of its rows. */
export type ImportProgress = {
  readonly file: number
  readonly phase: 'read' | 'check' | 'write'
  readonly done: number
  readonly total: number
}

/** What it came to. `errorFile`: the address of a file with what was not taken. */
export type ImportEnd = {
  readonly kind: 'done' | 'partly' | 'failed'
  readonly message: string
  readonly errorFile?: { readonly address: string; readonly name: string }
}

export const isSheet = ({ name }: Pick<File, 'name'>): boolean => /\.xlsx?$/i.test(name)

/** The form of an import, as the wire contract has it. */
export function formOf(files: readonly File[], { isSingleTableImport, foreignKeys = {}, validateStatus }: ImportSettings): FormData {
  const form = new FormData()
  if (isSingleTableImport !== undefined) form.append('isSingleTableImport', String(isSingleTableImport))
  if (Object.keys(foreignKeys).length > 0) form.append('foreignKeys', JSON.stringify(foreignKeys))
  if (validateStatus !== undefined) form.append('validateStatus', validateStatus ? '1' : '0')
  for (const file of files) form.append('files[]', file, file.name)
  return form
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isProgress = (said: Readonly<Record<string, unknown>>): boolean => 'phase' in said && !('success' in said)

/** The last word of an import. With code 201 its result is the path of the file, or says path and name. */
function endOf({ success, code, message, result }: Readonly<Record<string, unknown>>): ImportEnd {
  if (success !== true) return { kind: 'failed', message: textOf(message) }
  if (Number(code) !== 201) return { kind: 'done', message: textOf(message) }
  const told: Readonly<Record<string, unknown>> = isRecord(result) ? result : { fileUrl: result }
  const address = textOf(told.fileUrl)
  return {
    kind: 'partly',
    message: textOf(told.msg) || textOf(message),
    ...(address && { errorFile: { address, name: textOf(told.fileName) || 'errors.xls' } }),
  }
}

/** Imports files and says how far it is, where the server does. Throws what kept it from an end. */
export async function importSheets(
  files: readonly File[],
  settings: ImportSettings,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: ImportProgress) => void },
): Promise<ImportEnd> {
  let last: ImportEnd = { kind: 'failed', message: '' }
  for await (const said of sendLines(settings.url, formOf(files, settings), signal)) {
    if (!isRecord(said)) continue
    if (isProgress(said)) onProgress(said as ImportProgress)
    else last = endOf(said)
  }
  return last
}
