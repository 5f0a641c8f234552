import type { Language } from '../../../../contract/label'
import { mostValues } from '../../../../contract/query'
import type { Resource } from '../../../../contract/resource'
import { titlePath } from '../../../../contract/title-path'
import type { Engine } from '../../../offline/engine'
import { steady } from '../../../offline/steady'
import { readView } from '../../../offline/view/view'
import { allRows } from '../../list/all-rows'
import type { ViewRow } from '../../row'
import { isHere, titleOf } from '../../use-titles'
import { nameKey } from './pasted'

type Asking = { readonly engine: Engine; readonly language: Language }

/** Characters of one address that values may take. */
const room = 6000

/** Values in as many groups as addresses are needed for them. */
function inAddresses(values: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = []
  let left = 0
  for (const value of values) {
    const length = encodeURIComponent(`"${value}",`).length
    if (length > left || (groups.at(-1)?.length ?? mostValues) >= mostValues) {
      groups.push([])
      left = room
    }
    groups.at(-1)?.push(value)
    left -= length
  }
  return groups
}

const capital = (name: string) => name.toLowerCase().replace(/(^|\s)\S/g, (first) => first.toUpperCase())

/** A name as people may have stored it: the server finds what is equal to the letter. */
const asStored = (name: string): readonly string[] => [name, name.toLowerCase(), name.toUpperCase(), capital(name)]

/** Rows whose title is one of these: words, or the row that they are called by. */
async function rowsTitled({ engine, language }: Asking, resource: Resource, titles: readonly string[]): Promise<readonly ViewRow[]> {
  const isWords = resource.fields[resource.title]?.noun === undefined
  const { db, catalogue, status } = engine
  if (isHere(resource, status.getState())) {
    const wanted = new Set(isWords ? titles.map(nameKey) : titles)
    const said = (row: ViewRow) => (isWords ? nameKey(titleOf(resource, row, language)) : String(row[resource.title]))
    return (await steady(db, () => readView(db, catalogue, { noun: resource.name }))).filter((row) => wanted.has(said(row)))
  }
  const val = isWords ? [...new Set(titles.flatMap(asStored))] : titles
  const answers = inAddresses(val).map((some) =>
    allRows(resource, { superQueryParams: JSON.stringify([{ field: resource.title, rule: 'in', val: some }]), column: 'id', order: 'asc' }),
  )
  return (await Promise.all(answers)).flat()
}

/**
 * Rows of a noun that are called by one of these names, each with its name: from this device where they lie here, else by the server in one call, as
 * far as an address has room. What is known by another row is found by way of that one.
 */
export async function rowsCalled(
  asking: Asking,
  noun: string,
  names: readonly string[],
): Promise<readonly (readonly [id: string, name: string])[]> {
  let titles = names
  let nameOf = (row: ViewRow, resource: Resource): string => titleOf(resource, row, asking.language)
  let called: readonly (readonly [string, string])[] = []
  for (const resource of titlePath(asking.engine.catalogue, noun).toReversed()) {
    const rows = titles.length > 0 ? await rowsTitled(asking, resource, titles) : []
    called = rows.map((row) => [row.id, nameOf(row, resource)])
    const known = new Map(called)
    nameOf = (row, { title }) => known.get(String(row[title])) ?? ''
    titles = [...known.keys()]
  }
  return called
}
