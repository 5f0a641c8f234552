import { isDateTime } from '../../../contract/check'
import { filesOf } from '../../../contract/fields/file'
import type { RecordOf, Resource } from '../../../contract/resource'
import type { Op } from '../../../contract/sync/op'
import { nounsMentioning } from '../../files/mentioning'
import { rowsNaming } from '../../files/named-files'
import type { Filter, OpContext } from '../../resource/behaviour'
import { recordOf } from '../../resource/values'
import type { Batch } from '../batch'
import { recomputeScope } from './scope'
import { writeRow } from './write-row'

/** Thrown by `hold`: the whole change waits for a person. Never leaves this folder. */
export class Held extends Error {}

/** Replica under which the product's own writes are versioned. */
const own = { replica: 'server', how: 'own' } as const

/** When an op was made. A device's clock may be wrong; one that runs ahead would have a change made before it was. */
const madeAt = ({ now }: Batch, op: Op | undefined): string => (op && isDateTime(op.at) && op.at < now ? op.at : now)

/** What area code sees while a batch is applied, or an op of it. */
export function openContext(batch: Batch, op?: Op): OpContext {
  const ctx: OpContext = {
    person: batch.person,
    today: batch.now.slice(0, 10),
    now: batch.now,
    madeAt: madeAt(batch, op),
    async find<R extends Resource>(noun: R, id: string) {
      const stored = await batch.staging.get(noun.name, id)
      return stored && !stored.gone ? recordOf(noun, stored) : undefined
    },
    async rows<R extends Resource>(noun: R, where: Filter<R>) {
      const found = await batch.staging.query(noun.name, where)
      return found.map((stored) => recordOf(noun, stored))
    },
    async naming<R extends Resource>(noun: R, shas: readonly string[]) {
      const ids = await rowsNaming(batch.db, noun.name, shas)
      const staged = batch.staging.rows().filter((row) => row.noun === noun.name)
      await batch.staging.load(ids.map((id) => ({ noun: noun.name, id })))
      const found: RecordOf<R>[] = []
      for (const id of new Set([...ids, ...staged.map((row) => row.id)])) {
        const row = await ctx.find(noun, id)
        if (row && filesOf(noun.fields, row).some((sha) => shas.includes(sha))) found.push(row)
      }
      return found
    },
    mentioning: (text, except) => nounsMentioning(batch.db, batch.catalogue, text, except),
    async readShared<R extends Resource>(noun: R, id: string) {
      const stored = await batch.staging.seen(noun.name, id)
      return stored && !stored.gone ? recordOf(noun, stored) : undefined
    },
    bulkWrite: (many) => batch.staging.effects.bulkWrite(many),
    afterCommit: (word) => batch.staging.effects.afterCommit(word),
    async put(resource, id, fields) {
      await writeRow(batch, ctx, { resource, id, verb: 'put', fields, isGone: false, ...own })
    },
    async remove(resource, id) {
      await writeRow(batch, ctx, { resource, id, verb: 'remove', fields: {}, isGone: true, ...own })
    },
    recomputeScope: (resource, id) => recomputeScope(batch, ctx, resource, id),
    afterBatch(key, work) {
      batch.laters.set(key, () => work(ctx))
    },
    hold(reason) {
      throw new Held(reason)
    },
  }
  return ctx
}
