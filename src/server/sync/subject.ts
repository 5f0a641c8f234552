import type { Resource } from '../../contract/resource'
import { rowOf, type Values } from '../resource/values'
import type { Batch } from './batch'

/** What people know a row by: its title, or where that names another row, such as the child of a mark, the title of that one. */
export async function subjectOf(batch: Batch, resource: Resource, row: Values, key: string): Promise<string> {
  const value = row[resource.title]
  const { kind, noun = '' } = resource.fields[resource.title] ?? {}
  const target = kind === 'ref' && typeof value === 'string' ? batch.catalogue.resources[noun] : undefined
  const [named] = target ? await batch.staging.query(noun, { id: value }) : []
  const title = target && named ? rowOf(target, named)[target.title] : value
  return String(title ?? key).slice(0, 200)
}
