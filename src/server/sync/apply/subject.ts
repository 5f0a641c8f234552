import type { Values } from '../../../contract/fields/values'
import type { Resource } from '../../../contract/resource'
import { titlePath } from '../../../contract/title-path'
import { rowOf } from '../../resource/values'
import type { Batch } from '../batch'

/** What people know a row by: its title, or where that names another row, such as the child of a mark, what that one is known by. */
export async function subjectOf(batch: Batch, resource: Resource, row: Values, key: string): Promise<string> {
  let title = row[resource.title]
  for (const target of titlePath(batch.catalogue, resource.fields[resource.title]?.noun)) {
    const [named] = typeof title === 'string' ? await batch.staging.query(target.name, { id: title }) : []
    if (!named) break
    title = rowOf(target, named)[target.title]
  }
  return String(title ?? key).slice(0, 200)
}
