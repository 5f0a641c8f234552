import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { pageAmong } from '../../contract/query'
import type { Resource } from '../../contract/resource'
import { type Call, type Route, route } from '../http/route'
import { anything } from '../http/sound-input'
import { one } from '../resource/one-row'
import { rowsTold, type ToldVersion, toldVersions, wordsFor } from './told-changes'
import { differenceOf, type FieldChange } from './versions'

/** Changes of a row on one page of them, and characters of a text that is told of one. */
const [pageSize, longest] = [20, 2000]

const place = z.string().check(z.regex(/^\d{1,6}$/))
const ofRow = z.object({ ...one.shape, pageNo: z.optional(place) })
const ofTwo = z.object({
  ...one.shape,
  one: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  other: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
})

const read = <S extends z.ZodMiniType>(shape: S, input: unknown): z.infer<S> => shape.safeParse(input).data ?? refuse('input.malformed')

const cut = (value: unknown): unknown =>
  typeof value === 'string' && value.length > longest ? `${value.slice(0, longest)}…` : (value ?? null)

type Words = Awaited<ReturnType<typeof wordsFor>>

/** A change of a field in words. Where nobody knows what stood there before, it says so. */
const inWords =
  (words: Words) =>
  ({ field, before, after }: FieldChange) => ({
    field,
    isUnknown: before === undefined,
    before: cut(before),
    beforeWords: words(field, before),
    after: cut(after),
    afterWords: words(field, after),
  })

async function versionsOfOne(
  { engine, session: { person } }: Call<unknown>,
  resource: Resource,
  id: string,
): Promise<readonly ToldVersion[]> {
  const rows = await rowsTold(engine, person, resource, [id])
  if (rows.size === 0) refuse('record.gone')
  return (await toldVersions(engine, person, resource, rows)).get(id) ?? []
}

/** Who changed a row when, and what they made of which field: a page of it, the last change first. Refuses with `record.gone` what the caller is not told of. */
export async function listChanges(call: Call<unknown>, resource: Resource) {
  const { engine, session, language } = call
  const input = read(ofRow, call.input)
  const all = [...(await versionsOfOne(call, resource, input.id))].reverse()
  const page = pageAmong(all, { size: pageSize, current: Math.max(1, Number(input.pageNo ?? 1)) })
  const words = await wordsFor(
    engine,
    session.person,
    resource,
    page.records.flatMap(({ changes }) => changes),
    language,
  )
  const records = page.records.map(({ id, changes, change }) => {
    const { version, verb, at, username, realname, isDecided } = change
    return { id, version, verb, at, by: username, by_dictText: realname ?? username, isDecided, changes: changes.map(inWords(words)) }
  })
  return { ...page, records }
}

/** What differs between two versions of a row, by the ids of the changes that led to them; the older one is `before`. */
export async function compareChanges(call: Call<unknown>, resource: Resource) {
  const { engine, session, language } = call
  const input = read(ofTwo, call.input)
  const all = await versionsOfOne(call, resource, input.id)
  const [older, newer] = all.filter(({ id }) => id === input.one || id === input.other)
  if (!older || !newer) refuse('record.gone')
  const changes = differenceOf(older, newer)
  const words = await wordsFor(engine, session.person, resource, changes, language)
  return changes.map(inWords(words))
}

/** What is told of the changes of a noun's rows. */
export function changesRoutes(resource: Resource): Route[] {
  const door = `${resource.name}:list` as const
  return [
    route(`GET ${resource.path}/changes` as `GET /${string}`, { input: anything, door }, (call) => listChanges(call, resource)),
    route(`GET ${resource.path}/compareChanges` as `GET /${string}`, { input: anything, door }, (call) => compareChanges(call, resource)),
  ]
}
