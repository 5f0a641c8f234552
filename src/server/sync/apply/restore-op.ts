import { sql } from 'kysely'
import { can } from '../../../contract/access'
import { checkFields, type Problems } from '../../../contract/check'
import { refuse, refuseFields } from '../../../contract/error'
import type { Values } from '../../../contract/fields/values'
import type { Resource } from '../../../contract/resource'
import { documentOf } from '../../../contract/sync/line'
import { isRestorable, mayRestore } from '../../../contract/sync/may-restore'
import { type FieldVersions, gone } from '../../../contract/sync/merge'
import { restoring } from '../../../contract/sync/restoring'
import { holdsFor, reachesRow } from '../../auth/person'
import { columnOf, tableOf } from '../../db/column'
import { isOwn } from '../../db/own-tenant'
import { checkChoices } from '../../resource/choices'
import { isPast } from '../../resource/forgotten'
import { opened } from '../../resource/secrets'
import { rowOf, type Stored } from '../../resource/values'
import type { Batch } from '../batch'

/** What a removed row said, as far as it said anything: what the server works out as well. Secrets stay sealed. */
function valuesOf(resource: Resource, stored: Stored): Values {
  const row: Values = rowOf(resource, stored)
  return Object.fromEntries(Object.keys(resource.fields).flatMap((field) => (row[field] === null ? [] : [[field, row[field]]])))
}

/** Fields whose value another row has taken meanwhile. */
async function takenFields({ staging }: Batch, { name, fields }: Resource, values: Values): Promise<Problems> {
  const problems: Problems = {}
  for (const [field, value] of Object.entries(values))
    if (fields[field]?.unique && (await staging.query(name, { [field]: value })).length > 0) problems[field] = { code: 'field.taken' }
  return problems
}

/** What may not stand any more of what a row said: judged as if somebody were to add it now. What is only remembered by name may be gone. */
async function valuesToRestore(batch: Batch, resource: Resource, stored: Stored): Promise<Values> {
  const values = valuesOf(resource, stored)
  const said = Object.fromEntries(Object.entries(values).filter(([field]) => !resource.fields[field]?.derived))
  const bound = Object.fromEntries(Object.entries(said).filter(([field]) => !resource.fields[field]?.weak))
  const problems = {
    ...checkFields(resource.fields, opened(batch.vault, resource.fields, said), 'whole'),
    ...(await checkChoices(resource.fields, bound, batch.choices, batch.staging)),
    ...(await takenFields(batch, resource, values)),
  }
  return Object.keys(problems).length > 0 ? refuseFields(problems) : values
}

/**
 * What is to be written to bring a removed row back; nothing where it stands already, so that doing it twice is doing it once. Answers a row
 * nobody removed, one out of reach and one that is forgotten alike. A device takes
 * back its own removals alone: of others it has no row to show.
 */
export async function aimRestore(batch: Batch, resource: Resource, stored: Stored | undefined): Promise<Values> {
  if (!isRestorable(resource)) refuse('op.unknown', { verb: restoring })
  if (!mayRestore((permission) => can(batch.person.granted, permission), resource)) refuse('access.denied')
  if (!stored || !reachesRow(batch.person, resource, stored)) refuse('record.gone')
  if (!['add', 'remove'].every((verb) => holdsFor(batch.person, resource.name, verb, stored))) refuse('access.denied')
  if (!stored.gone) return {}
  if (isPast(stored, batch.now.slice(0, 10))) refuse('record.gone')
  if (batch.onClash === 'hold' && ((stored.versions ?? {}) as FieldVersions)[gone]?.by !== batch.replica) refuse('record.gone')
  return valuesToRestore(batch, resource, stored)
}

/** A line that went with its document, and what it said. */
type Line = { readonly resource: Resource; readonly id: string; readonly fields: Values }

/** The lines that were taken away with a document, and by nobody before it went. */
export async function linesToRestore(batch: Batch, document: Resource, removed: Stored): Promise<Line[]> {
  const lines: Line[] = []
  for (const resource of Object.values(batch.catalogue.resources)) {
    if (!resource.line || documentOf(resource) !== document.name) continue
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(tableOf(resource.name))} where ${isOwn} and gone
      and ${sql.ref(columnOf(resource.line.of))} = ${removed.id} and update_time = ${removed.update_time}
      and versions -> '$gone' ->> 'by' = 'server' order by id`.execute(batch.db)
    await batch.staging.load(rows.map(({ id }) => ({ noun: resource.name, id })))
    for (const { id } of rows) {
      const stored = await batch.staging.get(resource.name, id)
      if (stored?.gone) lines.push({ resource, id, fields: await valuesToRestore(batch, resource, stored) })
    }
  }
  return lines
}
