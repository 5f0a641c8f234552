import { uuidv7 } from 'uuidv7'
import * as z from 'zod/mini'
import { permissionsOf } from '../../contract/access'
import { checkFields } from '../../contract/check'
import { Refusal, refuse, refuseFields } from '../../contract/error'
import type { FieldFacts } from '../../contract/field'
import { withKnownIds } from '../../contract/fields/entries'
import { kindOf } from '../../contract/fields/kind'
import { mostAlike } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import { isRestorable } from '../../contract/sync/may-restore'
import { dayOf } from '../../contract/time'
import { may, type Person } from '../auth/person'
import { changesRoutes } from '../data-log/changes-routes'
import type { Engine } from '../engine'
import { isExistingClient, withCommas } from '../http/existing-client'
import { type Call, type Route, route } from '../http/route'
import { anything } from '../http/sound-input'
import { tellChanged } from '../journal/tell-call'
import { placeRoutes } from '../tree/place'
import { queryBy } from './asked-by'
import { getRow, listPage } from './list'
import { checkNewId, one } from './one-row'
import { unreadBy } from './read-part'
import { restoreRoutes } from './restore'
import { countRows, totalRows } from './summary'
import { offeredValues } from './values'
import { changeTogether, removeTogether, type Wanted, writeForm, writeNow } from './write'

export const several = z.object({ ids: z.string().check(z.regex(/^[\w.:,-]{0,20000}$/)) })
type Anything = z.infer<typeof anything>
/** Most rows one call may remove. */
const most = 500

/** What the caller would give the same change again when the answer was lost. */
export const keyOf = (call: Call<unknown>): string | undefined => {
  const key = call.request.headers['x-idempotency-key']
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) ? key : undefined
}

/** What a client may send back of a whole record as it was listed: everything that is no field is passed over. */
export function patchOf(resource: Resource, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { aliases = {} } = resource
  // What was chosen in a form stands under its alias, beside the value the record came with.
  const chosen = Object.entries(aliases).flatMap(([name, field]) => (Object.hasOwn(body, name) ? [[field, body[name]] as const] : []))
  const known = Object.entries({ ...body, ...Object.fromEntries(chosen) }).filter(([field, value]) => {
    const facts = resource.fields[field]
    // A secret nobody is shown comes back empty, and stays.
    return Object.hasOwn(resource.fields, field) && !facts?.derived && !(facts?.hidden && isBlank(value))
  })
  return Object.fromEntries(known.map(([field, value]) => [field, untexted(resource.fields[field], value)]))
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The same, without fields their sender may not read where they came back empty: a whole record is sent as it was shown. */
function patchBy(person: Person, resource: Resource, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const unread = unreadBy(resource, person)
  return Object.fromEntries(Object.entries(patchOf(resource, body)).filter(([field, value]) => !(unread.includes(field) && isBlank(value))))
}

/** Clients of the wire contract send numbers and lists as text. */
function untexted(facts: FieldFacts | undefined, value: unknown): unknown {
  const { shape } = kindOf(facts) ?? {}
  if (typeof value === 'number' && (facts?.kind === 'dict' || facts?.kind === 'region')) return String(value)
  if (typeof value !== 'string') return value
  // A date picker's own text for a day: a moment in the time of Greenwich.
  if (facts?.kind === 'date' && isMoment(value)) return dayOf(new Date(value))
  if (shape === 'number' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  if (shape === 'texts') return value.split(',').filter((part) => part !== '')
  if (shape === 'boolean' && /^([1YN0]|true|false)$/.test(value)) return /^(1|Y|true)$/.test(value)
  return value
}

const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))

function revOf({ rev }: Readonly<Record<string, unknown>>): number | undefined {
  const number = typeof rev === 'string' && rev !== '' ? Number(rev) : rev
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

/** A row as whoever asks reads it. */
const told = <R extends Row | { readonly id: string }>({ request }: Call<unknown>, resource: Resource, row: R): R =>
  isExistingClient(request) ? withCommas(resource, row) : row

/** One page of rows, as the caller may see them. */
export async function listRows(call: Call<Anything>, resource: Resource) {
  const { engine, session, input, language } = call
  const page = await listPage(engine, session.person, resource, queryBy(resource, call, input), language)
  return { ...page, records: page.records.map((row) => told(call, resource, row)) }
}

/** One row. */
export const readRow = async (call: Call<z.infer<typeof one>>, resource: Resource) =>
  told(call, resource, await getRow(call.engine, call.session.person, resource, call.input.id, call.language))

function readRoutes(resource: Resource): Route[] {
  const door = `${resource.name}:list` as const
  return [
    route(`GET ${resource.path}/list` as `GET /${string}`, { input: anything, door }, (call) => listRows(call, resource)),
    route(`GET ${resource.path}/counts` as `GET /${string}`, { input: anything, door }, (call) => countRows(call, resource)),
    route(`GET ${resource.path}/totals` as `GET /${string}`, { input: anything, door }, (call) => totalRows(call, resource)),
    route(`GET ${resource.path}/queryById` as `GET /${string}`, { input: one, door }, (call) => readRow(call, resource)),
    ...changesRoutes(resource),
  ]
}

/** Id of a new row: the natural one of its noun, the caller's, or one that is the same when the call is made again. */
function newKey(call: Call<Anything>, resource: Resource, patch: Record<string, unknown>): string {
  if (resource.key) {
    const problems = checkFields(resource.fields, { ...offeredValues(resource.fields), ...patch }, 'whole')
    return Object.keys(problems).length > 0 ? refuseFields(problems) : resource.key(patch)
  }
  const { id } = call.input
  return typeof id === 'string' && id !== '' ? id : (keyOf(call) ?? uuidv7())
}

/** What a change answers: the row as it stands now, to those who may look at rows of its noun. */
async function answerChange(call: Call<unknown>, resource: Resource, id: string): Promise<Row | { id: string }> {
  const { engine, session, language } = call
  return may(session.person, resource.name, 'list')
    ? told(call, resource, await getRow(engine, session.person, resource, id, language))
    : { id }
}

/** A row whose id is one of its own values stands there already under that value: it is the field that is taken. */
function refuseTakenKey(resource: Resource, key: string, patch: Readonly<Record<string, unknown>>, error: unknown): void {
  if (!resource.key || !(error instanceof Refusal) || error.code !== 'record.changed') return
  const own = Object.keys(resource.fields).find((field) => resource.fields[field]?.unique && patch[field] === key)
  if (own) refuseFields({ [own]: { code: 'field.taken' } })
}

/** Makes the row a call describes, and answers it as its maker may see it. `beside`: what changes with it, or nothing does. */
export async function addRow(call: Call<Anything>, resource: Resource, beside: readonly Wanted[] = []): Promise<Row | { id: string }> {
  const { engine, session, input } = call
  const patch = patchBy(session.person, resource, input)
  const key = newKey(call, resource, patch)
  checkNewId(key)
  try {
    const made = { noun: resource.name, key, verb: 'add', patch, rev: 0, id: keyOf(call) }
    await writeForm(engine, session.person, [made, ...beside])
  } catch (error) {
    refuseTakenKey(resource, key, patch, error)
    throw error
  }
  return answerChange(call, resource, key)
}

function addRoute(resource: Resource): Route {
  const address = `POST ${resource.path}/add` as `POST /${string}`
  return route(address, { input: anything, door: `${resource.name}:add` }, (call) => addRow(call, resource))
}

/** Changes a row by what differs from how it stands. `beside`: what changes with it, or nothing does. */
export async function editRow(call: Call<Anything>, resource: Resource, beside: readonly Wanted[] = []): Promise<Row | { id: string }> {
  const { engine, session, input } = call
  const { id } = one.safeParse(input).data ?? refuse('record.gone')
  const before = await getRow(engine, session.person, resource, id)
  const whole = withKnownIds(resource.fields, patchBy(session.person, resource, input), before)
  const changed = Object.entries(whole).filter(([field, value]) => JSON.stringify(before[field] ?? null) !== JSON.stringify(value ?? null))
  tellChanged(
    call.request,
    changed.map(([field]) => field),
  )
  // A call made again under its key must say the same again, though the row has changed by then.
  const patch = keyOf(call) ? whole : Object.fromEntries(changed)
  const edited = { noun: resource.name, key: id, verb: 'edit', patch, rev: revOf(input), id: keyOf(call) }
  await writeForm(engine, session.person, [edited, ...beside])
  return answerChange(call, resource, id)
}

function editRoute(resource: Resource, method: 'PUT' | 'POST'): Route {
  const address = `${method} ${resource.path}/edit` as `PUT /${string}`
  return route(address, { input: anything, door: `${resource.name}:edit` }, (call) => editRow(call, resource))
}

async function remove({ engine, session }: Call<unknown>, resource: Resource, ids: readonly string[]): Promise<null> {
  if (ids.length > most) refuse('record.too-many', { max: most })
  const [key, ...more] = ids
  if (more.length > 0) await removeTogether(engine, session.person, resource.name, ids)
  else if (key) await writeNow(engine, session.person, [{ noun: resource.name, key, verb: 'remove', patch: {} }])
  return null
}

/** Removes one row. */
export const removeRow = (call: Call<z.infer<typeof one>>, resource: Resource) => remove(call, resource, [call.input.id])

/** Removes several, all or none. */
export const removeRows = (call: Call<z.infer<typeof several>>, resource: Resource) =>
  remove(call, resource, [...new Set(call.input.ids.split(',').filter((id) => id !== ''))])

function removeRoutes(resource: Resource): Route[] {
  const door = `${resource.name}:remove` as const
  return [
    route(`DELETE ${resource.path}/delete` as `DELETE /${string}`, { input: one, door }, (call) => removeRow(call, resource)),
    route(`DELETE ${resource.path}/deleteBatch` as `DELETE /${string}`, { input: several, door }, (call) => removeRows(call, resource)),
  ]
}

const alike = z.object({
  verb: z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/)),
  rows: z.array(z.object({ id: one.shape.id, rev: z.optional(z.number()) })).check(z.minLength(1), z.maxLength(mostAlike)),
  patch: anything,
})

/** What may be changed together: by an edit what a form may write, by a move what that asks. */
async function changeAlike({ engine, session, input }: Call<z.infer<typeof alike>>, resource: Resource): Promise<{ count: number }> {
  const { verb, rows, patch } = input
  const move = engine.catalogue.flows[resource.name]?.moves[verb]
  if (!move && (verb !== 'edit' || !resource.verbs.includes('edit'))) refuse('record.state')
  if (!may(session.person, resource.name, verb)) refuse('access.denied')
  const given = Object.entries(patchBy(session.person, resource, patch)).filter(([field]) => !move || move.asks?.includes(field))
  const wanted = rows.map(({ id, rev }) => ({ noun: resource.name, key: id, verb, patch: Object.fromEntries(given), rev }))
  await changeTogether(engine, session.person, wanted)
  return { count: rows.length }
}

const alikeRoute = (resource: Resource): Route =>
  route(`POST ${resource.path}/changeBatch` as `POST /${string}`, { input: alike, door: `${resource.name}:list` }, (call) =>
    changeAlike(call, resource),
  )

function moveRoute(resource: Resource, verb: string): Route {
  return route(
    `POST ${resource.path}/${verb}` as `POST /${string}`,
    { input: anything, door: resource.reach === 'of-subject' ? 'signed-in' : `${resource.name}:${verb}` },
    async (call) => {
      const { engine, session, input } = call
      const { id } = one.safeParse(input).data ?? refuse('record.gone')
      const asks = engine.catalogue.flows[resource.name]?.moves[verb]?.asks ?? []
      const patch = Object.fromEntries(Object.entries(patchBy(session.person, resource, input)).filter(([field]) => asks.includes(field)))
      await writeNow(engine, session.person, [{ noun: resource.name, key: id, verb, patch, rev: revOf(input), id: keyOf(call) }])
      return answerChange(call, resource, id)
    },
  )
}

/** The calls every noun has, as far as its verbs and its flow allow them. */
export function routesOf(engine: Engine, resource: Resource): Route[] {
  const flow = engine.catalogue.flows[resource.name]
  const allowed = new Set(permissionsOf(resource, flow).map((permission) => permission.split(':')[1]))
  return [
    ...readRoutes(resource),
    ...(allowed.has('add') ? [addRoute(resource)] : []),
    ...(allowed.has('edit') ? [editRoute(resource, 'PUT'), editRoute(resource, 'POST')] : []),
    ...(allowed.has('edit') ? placeRoutes(resource) : []),
    ...(allowed.has('remove') ? removeRoutes(resource) : []),
    ...(isRestorable(resource) ? restoreRoutes(resource) : []),
    ...(allowed.has('edit') || flow ? [alikeRoute(resource)] : []),
    ...Object.keys(flow?.moves ?? {}).map((verb) => moveRoute(resource, verb)),
  ]
}
