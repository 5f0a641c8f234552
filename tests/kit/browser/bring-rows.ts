import type { Resource } from '../../../src/contract/resource'
import { importSlices } from '../../../src/server/excel/import-rows'
import type { OpenHouse } from '../server/open-house'

/** Brings rows as those of a sheet whose headings are the names of the fields. Answers how many were taken and what was said against the others. */
export async function bringRows(house: OpenHouse, token: string, resource: Resource, rows: readonly Readonly<Record<string, unknown>>[]) {
  const session = await house.engine.people.find(token)
  if (!session) throw new Error('nobody signed in under this token')
  const headings = [...new Set(rows.flatMap(Object.keys))]
  const cells = rows.map((row) => headings.map((name) => String(row[name] ?? '')))
  const asked = { engine: house.engine, person: session.person, resource, language: 'en' } as const
  const said: string[] = []
  for await (const { failed } of importSlices(asked, headings, [cells.map((texts, at) => ({ line: at + 2, cells: texts }))]))
    said.push(...failed.map(({ why }) => why))
  return { taken: rows.length - said.length, said }
}
