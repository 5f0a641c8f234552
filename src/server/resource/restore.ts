import * as z from 'zod/mini'
import { resourceOf } from '../../contract/catalogue'
import { Refusal, refuse } from '../../contract/error'
import type { Language } from '../../contract/label'
import type { ListQuery, Page } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import { mayRestore } from '../../contract/sync/may-restore'
import { restoring } from '../../contract/sync/restoring'
import { User } from '../../contract/system/user'
import { holdsOf, type Person, reachesRow } from '../auth/person'
import type { Engine } from '../engine'
import { type Call, type Route, route } from '../http/route'
import { saidOfField, whyNot } from '../http/said-of-field'
import { anything } from '../http/sound-input'
import { subjectOf } from '../sync/apply/subject'
import type { Batch } from '../sync/batch'
import { isNameTaken } from '../system/credential'
import { everyIdIn } from '../system/people/asked-ids'
import { forgetRemoved } from './forget-removed'
import { listPage } from './list'
import { parseQuery } from './parse-query'
import { storedRows } from './stored-rows'
import { rowOf, type Stored } from './values'
import { type Judge, writeWhole } from './write'

/** Most rows one call may bring back. */
const most = 500

export const anyOf = z.object({ ids: z.string().check(z.regex(/^[\w.:*,-]{1,20000}$/)) })

/** The rows in an order in which each comes after those it names: the class above before the class below it. */
function leadersFirst(resource: Resource, ids: readonly string[], rows: ReadonlyMap<string, Stored>): string[] {
  const own = Object.keys(resource.fields).filter((field) => resource.fields[field]?.noun === resource.name)
  const order = new Set<string>()
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const stored = rows.get(id)
    const row: Readonly<Record<string, unknown>> = stored ? rowOf(resource, stored) : {}
    for (const named of own.flatMap((field) => [row[field]].flat())) if (typeof named === 'string' && ids.includes(named)) visit(named)
    order.add(id)
  }
  for (const id of ids) visit(id)
  return [...order]
}

/** What people know a removed row by, as far as they may see it. */
async function nameOf(batch: Batch, resource: Resource, stored: Stored | undefined, key: string): Promise<string> {
  if (!stored || !reachesRow(batch.person, resource, stored)) return key
  return subjectOf(batch, resource, rowOf(resource, stored), key)
}

/** A user name is one person's across all tenants. */
async function checkUserNames({ databases }: Engine, rows: Iterable<Stored>): Promise<void> {
  for (const { id, gone, username, realname } of rows)
    if (gone && (await isNameTaken(databases.owner, String(username), id))) {
      const why = (language: Language) => saidOfField(User.fields, 'username', { code: 'field.taken' }, language)
      throw new Refusal('record.not-restored', { title: String(realname), why: why('zh-CN'), whyEn: why('en') })
    }
}

/**
 * Brings removed rows of a noun back as they were, all or none; one that stands already stays as it stands. Each is judged as if the caller
 * added it now. Throws `record.gone` for what the caller cannot reach, and `record.not-restored`, which names the first that may not come back
 * and the field it fails for.
 */
export async function restoreTogether(engine: Engine, person: Person, noun: string, asked: readonly string[]): Promise<void> {
  const resource = resourceOf(engine.catalogue, noun) ?? refuse('noun.unknown', { noun })
  const ids = [...new Set(asked)]
  if (ids.length > most) refuse('record.too-many', { max: most })
  if (!mayRestore(holdsOf(person), resource)) refuse('access.denied')
  const rows = await storedRows(engine, person, resource, ids)
  if (noun === User.name)
    await checkUserNames(
      engine,
      [...rows.values()].filter((row) => reachesRow(person, resource, row)),
    )
  const wanted = leadersFirst(resource, ids, rows).map((key) => ({ noun, key, verb: restoring, patch: {} }))
  await writeWhole(engine, person, wanted, stopAtFirst(resource, rows))
}

/** Refuses all where one does not come back, and says which and why. */
const stopAtFirst =
  (resource: Resource, rows: ReadonlyMap<string, Stored>): Judge =>
  async (batch, settled, ops) => {
    const at = settled.findIndex(({ outcome }) => outcome !== 'applied')
    const [stopped, op] = [settled[at], ops[at]]
    if (!stopped || !op) return
    if (stopped.code === 'record.gone' || stopped.code === 'access.denied') refuse(stopped.code)
    const title = await nameOf(batch, resource, rows.get(op.key), op.key)
    throw new Refusal('record.not-restored', {
      title,
      why: whyNot(resource.fields, stopped, 'zh-CN'),
      whyEn: whyNot(resource.fields, stopped, 'en'),
    })
  }

/** What was removed of a noun, the last first, as far as somebody may bring it back. Takes the words of a list. */
export async function listRemoved(
  { engine, session, input, language }: Call<Readonly<Record<string, unknown>>>,
  resource: Resource,
): Promise<Page<Row>> {
  if (!mayRestore(holdsOf(session.person), resource)) refuse('access.denied')
  const query: ListQuery = parseQuery(resource, input)
  const sorts = query.sorts.length > 0 ? query.sorts : [{ column: 'updateTime', descending: true }]
  return listPage(engine, session.person, resource, { ...query, sorts, removed: true }, language)
}

/** Brings rows back that a call names. */
export async function restoreRows({ engine, session, input }: Call<z.infer<typeof anyOf>>, resource: Resource): Promise<null> {
  await restoreTogether(engine, session.person, resource.name, everyIdIn(input.ids))
  return null
}

/** Deletes removed rows for good that a call names. */
export async function forgetRows({ engine, session, input }: Call<z.infer<typeof anyOf>>, resource: Resource): Promise<null> {
  await forgetRemoved(engine, session.person, resource, everyIdIn(input.ids))
  return null
}

/** The calls by which what was removed of a noun is seen, brought back and deleted for good. */
export function restoreRoutes(resource: Resource): Route[] {
  const door = `${resource.name}:remove` as const
  return [
    route(`GET ${resource.path}/removed` as `GET /${string}`, { input: anything, door }, (call) => listRemoved(call, resource)),
    route(`PUT ${resource.path}/restore` as `PUT /${string}`, { input: anyOf, door }, (call) => restoreRows(call, resource)),
    route(`DELETE ${resource.path}/removed` as `DELETE /${string}`, { input: anyOf, door }, (call) => forgetRows(call, resource)),
  ]
}
