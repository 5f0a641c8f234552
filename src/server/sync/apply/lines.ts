import type { Values } from '../../../contract/fields/values'
import type { Resource } from '../../../contract/resource'
import { documentOf, sumsOf } from '../../../contract/sync/line'
import type { OpContext } from '../../resource/behaviour'
import { rowOf } from '../../resource/values'
import type { Batch } from '../batch'

/** Takes the lines of a removed document away with it. */
export async function removeLines(batch: Batch, ctx: OpContext, { name }: Resource, id: string): Promise<void> {
  for (const resource of Object.values(batch.catalogue.resources)) {
    if (!resource.line || documentOf(resource) !== name) continue
    for (const line of await batch.staging.query(resource.name, { [resource.line.of]: id })) await ctx.remove(resource, line.id)
  }
}

/** Has what a document's lines come to worked out, once, when the last op of the batch is done. */
export function sumLater(batch: Batch, ctx: OpContext, resource: Resource, documents: readonly unknown[]): void {
  const { line } = resource
  const document = batch.catalogue.resources[documentOf(resource) ?? '']
  if (!line?.sums || !document) return
  for (const id of new Set(documents))
    if (typeof id === 'string')
      batch.laters.set(`sums of ${resource.name} ${id}`, async () => {
        if (!(await ctx.find(document, id))) return
        const lines: Values[] = (await batch.staging.query(resource.name, { [line.of]: id })).map((stored) => rowOf(resource, stored))
        await ctx.put(document, id, sumsOf(resource, lines))
      })
}
