import { type ErrorCode, sentence } from '../../contract/error'
import type { Fields } from '../../contract/field'
import { type Language, label, say } from '../../contract/label'
import type { Settled } from '../../contract/sync/exchange'

const aboutField = label('{field}：{problem}', '{field}: {problem}')

type Told = { readonly code: string; readonly values?: Readonly<Record<string, string | number>> | undefined }

/** What is wrong with a field, in a line that names it. `field`: where it lies, beginning with its name. */
export function saidOfField(fields: Fields, field: string, { code, values }: Told, language: Language): string {
  const named = fields[field.split('.')[0] ?? '']?.label
  return say(aboutField, language, { field: named ? say(named, language) : field, problem: sentence(code, language, values) })
}

/** Why an op was not done, in words that name the field where it lies in one of `fields`. */
export function whyNot(fields: Fields, stopped: Settled, language: Language): string {
  const [field, problem] = Object.entries(stopped.problems ?? {})[0] ?? []
  if (!field || !problem) return sentence((stopped.code ?? 'server.failed') as ErrorCode, language, { ...stopped.values })
  return saidOfField(fields, field, problem as Told, language)
}
