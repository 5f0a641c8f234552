import { sentence } from '../../contract/error'
import type { Fields } from '../../contract/field'
import { type Language, label, say } from '../../contract/label'

const aboutField = label('{field}：{problem}', '{field}: {problem}')

type Told = { readonly code: string; readonly values?: Readonly<Record<string, string | number>> | undefined }

/** What is wrong with a field, in a line that names it. `field`: where it lies, beginning with its name. */
export function saidOfField(fields: Fields, field: string, { code, values }: Told, language: Language): string {
  const named = fields[field.split('.')[0] ?? '']?.label
  return say(aboutField, language, { field: named ? say(named, language) : field, problem: sentence(code, language, values) })
}
