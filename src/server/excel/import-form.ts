import { refuse } from '../../contract/error'
import { objectIn } from '../../contract/fields/json-text'
import type { Values } from '../../contract/fields/values'
import type { Resource } from '../../contract/resource'
import { importLimits } from '../../contract/sheet/import-limits'
import { bytesOf, readForm } from '../http/read-form'
import type { Call } from '../http/route'
import { patchOf } from '../resource/routes'
import type { GivenFile } from './import-files'

/** Most bytes of all files of one import. */
export const largestForm = importLimits.together

/** What an import is asked for: its files, values every row is given, and whether a file is taken whole or not at all. */
export type ImportForm = { readonly files: readonly GivenFile[]; readonly given: Values; readonly whole: boolean }

/** Values every row gets, from `foreignKeys`: a JSON object of fields, such as the document the rows are lines of. */
function givenBy(resource: Resource, text: string): Values {
  if (text === '') return {}
  const read = objectIn(text) ?? refuse('excel.foreign-keys')
  const given = patchOf(resource, { ...read })
  const isPlain = Object.values(given).every((value) => typeof value !== 'object' || value === null)
  return isPlain && Object.keys(given).length === Object.keys(read).length ? given : refuse('excel.foreign-keys')
}

async function filesIn(form: FormData): Promise<GivenFile[]> {
  const files: GivenFile[] = []
  for (const value of form.values())
    if (typeof value !== 'string') files.push({ name: value.name.slice(0, 200), bytes: await bytesOf(value) })
  if (files.length === 0) refuse('excel.unreadable')
  if (files.length > importLimits.files) refuse('excel.files', { max: importLimits.files })
  return files
}

const formOf = async ({ request }: Call<unknown>): Promise<FormData> => (await readForm(request)) ?? refuse('excel.unreadable')

/** The files of an import that is asked for nothing else. Refuses a form without any, and what is no form. */
export const formFiles = async (call: Call<unknown>): Promise<GivenFile[]> => filesIn(await formOf(call))

/** Reads the form of an import. Refuses one without a file, and what is no form. */
export async function importForm(call: Call<unknown>, resource: Resource): Promise<ImportForm> {
  const form = await formOf(call)
  const files = await filesIn(form)
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  // A noun is one table, and its address brings rows of that one: `isSingleTableImport` is true of all of them, and says nothing more.
  return { files, given: givenBy(resource, textOf('foreignKeys')), whole: textOf('validateStatus') === '1' }
}
