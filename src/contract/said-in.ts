import type { Fields } from './field'
import type { Language } from './label'

/** A row's value for a reader of a language: where the noun keeps it in English as well and the row has it so, English readers get that. */
export function saidIn(fields: Fields, row: Readonly<Record<string, unknown>>, name: string, language: Language): unknown {
  const english = language === 'en' ? fields[name]?.english : undefined
  return (english !== undefined && row[english]) || row[name]
}
