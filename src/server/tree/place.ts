import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { isTree, parentField } from '../../contract/fields/tree'
import { inTreeOrder, placeBetween } from '../../contract/list/tree-order'
import { largestPage, plainQuery } from '../../contract/query'
import type { Resource, Row } from '../../contract/resource'
import { type Call, type Route, route } from '../http/route'
import { getRow, listPage } from '../resource/list'
import { one } from '../resource/one-row'
import { changeTogether, type Wanted } from '../resource/write'

const { id } = one.shape
/** Below which row one is to stand, and before which of those there: on top and last where nothing is named. */
const asked = z.object({ id, parentId: z.nullish(id), before: z.nullish(id) })
type Asked = z.infer<typeof asked>

const placeOf = (row: Row | undefined, field: string): number | null | undefined =>
  row && ((row[field] as number | null | undefined) ?? null)

/** The rows below another one in their order, as the caller sees them. */
async function rowsBelow({ engine, session }: Call<Asked>, resource: Resource, parent: string | null): Promise<readonly Row[]> {
  const where = [{ field: parentField, rule: parent === null ? 'empty' : 'eq', value: parent ?? '' }] as const
  const { records } = await listPage(engine, session.person, resource, plainQuery(largestPage, where))
  return [...records].sort(inTreeOrder(resource))
}

/** What is written so that a row stands at a place: its own number alone where one is free there, else those of all it comes among. */
function placesWanted(resource: Resource, field: string, row: Row, others: readonly Row[], at: number): Map<string, number> {
  const free = placeBetween(placeOf(others[at - 1], field), placeOf(others[at], field), resource.fields[field]?.scale ?? 0)
  if (free !== undefined) return new Map([[row.id, free]])
  const all = [...others.slice(0, at), row, ...others.slice(at)]
  return new Map(all.flatMap((one, place) => (one[field] === place + 1 ? [] : [[one.id, place + 1] as const])))
}

/** Puts a row to another place in its tree, all of what changes by it or nothing. */
async function placeRow(call: Call<Asked>, resource: Resource, field: string): Promise<null> {
  const { engine, session, input } = call
  const row = await getRow(engine, session.person, resource, input.id)
  const parent = input.parentId ?? null
  const others = (await rowsBelow(call, resource, parent)).filter((other) => other.id !== row.id)
  const at = input.before ? others.findIndex((other) => other.id === input.before) : others.length
  if (at < 0) refuse('record.gone')
  const places = placesWanted(resource, field, row, others, at)
  const moved = (row[parentField] ?? null) === parent ? {} : { [parentField]: parent }
  const patches = new Map<string, Wanted['patch']>([...places].map(([key, place]) => [key, { [field]: place }]))
  if (Object.keys(moved).length > 0) patches.set(row.id, { ...patches.get(row.id), ...moved })
  const wanted = [...patches].map(([key, patch]) => ({ noun: resource.name, key, verb: 'edit', patch }))
  if (wanted.length > 0) await changeTogether(engine, session.person, wanted)
  return null
}

/** Where rows stand in a tree in an order people make: the call that puts one to another place. */
export function placeRoutes(resource: Resource): Route[] {
  const { placedBy } = resource
  if (placedBy === undefined || !isTree(resource)) return []
  const address = `POST ${resource.path}/place` as `POST /${string}`
  return [route(address, { input: asked, door: `${resource.name}:edit` }, (call) => placeRow(call, resource, placedBy))]
}
