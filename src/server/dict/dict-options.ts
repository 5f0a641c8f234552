import { type Condition, type ListQuery, plainQuery } from '../../contract/query'
import type { Row } from '../../contract/resource'
import { readDictionaries } from '../resource/dict-text'
import { listPage } from '../resource/list'
import type { DictAsking, DictSource } from './dict-source'

/** A choice as pickers have it. */
export type DictOption = { readonly value: string; readonly text: string; readonly title: string; readonly label: string }

const option = (value: string, text: string): DictOption => ({ value, text, title: text, label: text })

/** What a row says in one of its fields, in words. */
export const wordsOf = (row: Row, field: string): string => String(row[`${field}_dictText`] || (row[field] ?? ''))

/** A page of the rows of a source that this person sees, with the fields it is about. */
export async function sourceRows(
  { engine, person, language }: DictAsking,
  { resource, text, code, where, sorts }: DictSource,
  { page = 1, size, further = [] }: { readonly page?: number; readonly size: number; readonly further?: readonly Condition[] },
): Promise<readonly Row[]> {
  const wanted = [text, code].filter((field) => Object.hasOwn(resource.fields, field))
  const query: ListQuery = {
    ...plainQuery(size, [...where, ...further]),
    page,
    sorts,
    fields: wanted.length > 0 ? wanted : [resource.title],
  }
  return (await listPage(engine, person, resource, query, language)).records
}

/** Choices of a source, each value once, as far as their texts hold the keyword. */
export async function dictOptions(
  asking: DictAsking,
  source: string | DictSource,
  { keyword = '', page = 1, size }: { readonly keyword?: string; readonly page?: number; readonly size: number },
): Promise<DictOption[]> {
  if (typeof source === 'string') {
    const { engine, person, language } = asking
    const found = (await readDictionaries(engine.databases.tenant(person.tenant), language, [source]))[source] ?? []
    const wanted = keyword.toLowerCase()
    return found.filter(({ text }) => text.toLowerCase().includes(wanted)).slice((page - 1) * size, page * size)
  }
  const further: Condition[] = keyword ? [{ field: source.text, rule: 'like', value: keyword }] : []
  const rows = await sourceRows(asking, source, { page, size, further })
  const texts = new Map(rows.map((row) => [String(row[source.code] ?? ''), wordsOf(row, source.text)]))
  return [...texts].filter(([value]) => value !== '').map(([value, text]) => option(value, text))
}

/** The texts of some values, in their order; a value nobody knows, or that is not for this person, stands for itself. */
export async function dictTexts(asking: DictAsking, source: string | DictSource, values: readonly string[]): Promise<string[]> {
  if (values.length === 0) return []
  if (typeof source === 'string') {
    const { engine, person, language } = asking
    const known = (await engine.dictionaries.texts(person.tenant, language)).get(source)
    return values.map((value) => known?.get(value) ?? value)
  }
  const further: Condition[] = [{ field: source.code, rule: 'in', value: values }]
  // What is shown of a value does not hang on what may still be chosen.
  const rows = await sourceRows(asking, { ...source, where: [], sorts: [] }, { size: values.length, further })
  const texts = new Map(rows.map((row) => [String(row[source.code] ?? ''), wordsOf(row, source.text)]))
  return values.map((value) => texts.get(value) ?? value)
}
