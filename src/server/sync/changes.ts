import { type RawBuilder, sql } from 'kysely'
import type { Resource, Row } from '../../contract/resource'
import { copyOrder } from '../../contract/sync/copy-order'
import { type Change, limits, type Place, type Recopy, type Reply } from '../../contract/sync/exchange'
import { addDays } from '../../contract/time'
import { inStored } from '../auth/narrowing'
import { furtherOf, may, maySeeAbout, type Person, reachesBy, reachesRow, reachOf, sees } from '../auth/person'
import { columnOf, tableOf } from '../db/column'
import type { Db } from '../db/database'
import { wholeRow } from '../db/noun-table'
import { isOwn } from '../db/own-tenant'
import type { Keys } from '../db/readers'
import type { Engine } from '../engine'
import { type PeopleNames, withPeopleNames } from '../resource/people-names'
import { aboutSeen, reachSql } from '../resource/reach-sql'
import { shownTo } from '../resource/read-part'
import { rowOf, type Stored } from '../resource/values'
import { fillReply, sizeOf, type Told } from './fill-reply'
import { heldAbout, rowsChanged } from './held-about'

/** Nouns a person's device keeps, in the order of a full copy. */
export const keptNouns = (engine: Engine, person: Person): Resource[] =>
  Object.values(engine.catalogue.resources)
    .filter((resource) => resource.offline.mode !== 'none' && may(person, resource.name, 'list'))
    .sort((one, two) => (copyOrder(one) < copyOrder(two) ? -1 : 1))

const isKept = (resource: Resource, row: Row, today: string): boolean => {
  const { by, days } = resource.offline
  return !by || days === undefined || String(row[by] ?? '9') >= addDays(today, -days)
}

/** A clash is shown only to people who may see the kind of record it is about. */
const isAboutSeen = (engine: Engine, resource: Resource, row: Row, person: Person): boolean =>
  resource.reach !== 'of-subject' || maySeeAbout(engine.catalogue, person, String(row.noun))

/** The day it is, and what people are called. */
type Day = { readonly today: string; readonly names: PeopleNames }

/** What makes of a noun's stored rows those this person's device may hold, or null. */
function forDevice(engine: Engine, person: Person, resource: Resource, { today, names }: Day): (stored: Stored | undefined) => Row | null {
  const show = shownTo(engine, person, resource, 'absent')
  return (stored) => {
    if (!stored || stored.gone || !reachesRow(person, resource, stored)) return null
    const row = rowOf(resource, stored)
    if (!isKept(resource, row, today) || !isAboutSeen(engine, resource, row, person)) return null
    return withPeopleNames(resource, show(row), names)
  }
}

type Logged = {
  readonly seq: number
  readonly noun: string
  readonly row_id: string
  readonly scope: string | null
  readonly was_scope: string | null
  /** Its keys beside the scope. */
  readonly readers: readonly string[] | null
  readonly was_readers: readonly string[] | null
  /** What rules compare, as it was; null of a row that was not there, or that no rule was about. */
  readonly was: Keys | null
}

const reachedBy = (person: Person, noun: string, scopes: readonly (string | null)[], ways: readonly string[]): boolean =>
  scopes.some((key) => key !== null && reachesBy(person, noun, 'scope', key)) || ways.some((key) => reachesBy(person, noun, 'way', key))

/** Whether somebody could see a row before or after a change; of a noun rules narrow for them, before it. */
function couldSee(person: Person, { noun, scope, was_scope, readers, was_readers, was }: Logged): boolean {
  if (!person.narrowed?.has(noun)) return reachedBy(person, noun, [scope, was_scope], [...(readers ?? []), ...(was_readers ?? [])])
  return was ? sees(person, noun, was, inStored(was)) : reachedBy(person, noun, [was_scope], was_readers ?? [])
}

/**
 * Changes of the log this person may have to hear of: none of those that only keep a place, which are of no noun. What lies outside their reach, now and before, is left out by the database: of a large
 * house nearly everything, and the rows would be read for nothing. The last change of a row knows the scope it has now. A held change goes by
 * the noun it is about, which only its row knows.
 */
function heard(engine: Engine, person: Person): RawBuilder<unknown> {
  const nouns = keptNouns(engine, person)
  const isWhole = ({ name, reach }: Resource) => reach === 'of-subject' || reachOf(person, name) === undefined
  const namesOf = (some: readonly Resource[]) => some.map(({ name }) => name)
  const [whole, own] = [namesOf(nouns.filter(isWhole)), namesOf(nouns.filter((noun) => !isWhole(noun)))]
  const keys = [...person.keys]
  // Whoever reads by further ways holds their keys among the others.
  const further = furtherOf(person).length === 0 ? sql`` : sql` or readers && ${keys}::text[] or was_readers && ${keys}::text[]`
  return sql`(noun = any(${whole}::text[]) or noun = any(${own}::text[]) and (scope = any(${keys}::text[]) or was_scope = any(${keys}::text[])${further}))`
}

/**
 * Rows that changed after `from` up to place `to` of the sequence, each once, as they stand now. A row that is no longer to be seen is told as gone only to
 * people who could have seen it before, so that nobody learns of rows that were never theirs.
 */
export async function changesSince(
  engine: Engine,
  db: Db,
  person: Person,
  { from, to }: { readonly from: number; readonly to: number },
  today: string,
): Promise<{ changes: Change[]; next: number; more: boolean }> {
  const { rows: entries } = await sql<Logged>`select seq, noun, row_id, scope, was_scope, readers, was_readers, was from sync_change
    where ${isOwn} and seq > ${from} and seq <= ${to} and ${heard(engine, person)} order by seq limit ${limits.changes}`.execute(db)
  const isCut = entries.length === limits.changes
  if (entries.length === 0) return { changes: [], next: to, more: false }
  const told: Told[] = []
  const names = await engine.dictionaries.peopleNames(person.tenant)
  for (const resource of keptNouns(engine, person)) {
    const mine = entries.filter((one) => one.noun === resource.name)
    if (mine.length === 0) continue
    const ids = [...new Set(mine.map((one) => one.row_id))]
    const { found, hidden } = await rowsChanged(engine, db, person, resource, ids)
    const show = forDevice(engine, person, resource, { today, names })
    for (const id of ids.filter((one) => !hidden.has(one))) {
      const own = mine.filter((one) => one.row_id === id)
      const row = show(found.get(id))
      if (!row && !own.some((one) => couldSee(person, one))) continue
      told.push({ first: Number(own[0]?.seq), change: { noun: resource.name, id, seq: Number(own.at(-1)?.seq), row } })
    }
  }
  const { changes, upTo } = fillReply(told)
  const next = upTo ?? (isCut ? Number(entries.at(-1)?.seq) : to)
  changes.push(...(await heldWith(engine, db, person, changes, { today, names })))
  return { changes: changes.sort((one, two) => one.seq - two.seq), next, more: isCut || upTo !== undefined }
}

/** What is held about rows that rules show or hide, and did not change itself. */
async function heldWith(engine: Engine, db: Db, person: Person, changes: readonly Change[], day: Day): Promise<Change[]> {
  const told = new Map(changes.map((one) => [`${one.noun}:${one.id}`, one.seq]))
  const held: Change[] = []
  for (const resource of person.narrowed ? keptNouns(engine, person) : []) {
    const show = forDevice(engine, person, resource, day)
    for (const { id, about, stored } of await heldAbout(engine, db, person, resource, changes))
      if (!told.has(`${resource.name}:${id}`)) held.push({ noun: resource.name, id, seq: told.get(about) ?? 0, row: show(stored) })
  }
  return held
}

/** Held changes about rows that rules leave somebody: what else decides about them their own row says. */
const aboutSql = (engine: Engine, { reach }: Resource, person: Person): RawBuilder<unknown> =>
  reach === 'of-subject' && person.narrowed ? sql`and ${aboutSeen(engine, person)}` : sql``

/** Rows a device still keeps. Written so that an index over scope and day finds them among all the years. */
function windowSql(by: string, always: boolean, from: string): RawBuilder<unknown> {
  const column = sql.ref(columnOf(by))
  return always ? sql`and ${column} >= ${from}` : sql`and (${column} >= ${from} or ${column} is null)`
}

type Copying = {
  readonly nouns: readonly Resource[]
  readonly place: Place
  readonly today: string
  /** Rows under these keys alone. */
  readonly under?: readonly string[]
  /** Rows under none of these keys. */
  readonly beyond?: readonly string[]
}

/** One page of some nouns a person's device keeps, one after another, each in the order of ids. */
async function pageOf(
  engine: Engine,
  db: Db,
  person: Person,
  { nouns, place, today, under, beyond }: Copying,
): Promise<{ changes: Change[]; place: Place | null }> {
  const changes: Change[] = []
  let size = 0
  const names = await engine.dictionaries.peopleNames(person.tenant)
  const begin = Math.max(
    0,
    nouns.findIndex((resource) => resource.name === place.noun),
  )
  for (const resource of nouns.slice(begin)) {
    const noun = resource.name
    const after = noun === place.noun ? place.after : ''
    const room = limits.changes - changes.length
    // What is read by further ways as well is copied whole: it is never asked for by keys (`parts.ts`).
    const within = under ? sql`scope = any(${[...under]}::text[])` : reachSql(person, noun)
    const other = beyond ? sql`and scope <> all(${[...beyond]}::text[])` : sql``
    const { by, days } = resource.offline
    const reach = within ? sql`and ${within}` : sql``
    const window = by && days !== undefined ? windowSql(by, resource.fields[by]?.required === true, addDays(today, -days)) : sql``
    const { rows } =
      await sql<Stored>`select ${wholeRow(resource)} from ${sql.table(tableOf(noun))} where ${isOwn} and not gone and id > ${after} ${reach} ${other} ${window} ${aboutSql(engine, resource, person)} order by id limit ${room}`.execute(
        db,
      )
    const show = forDevice(engine, person, resource, { today, names })
    for (const stored of rows) {
      const row = show(stored)
      if (!row) continue
      const change = { noun, id: stored.id, seq: place.asOf, row }
      changes.push(change)
      size += sizeOf(change)
      if (size >= limits.told) return { changes, place: { asOf: place.asOf, noun, after: stored.id } }
    }
    if (rows.length === room) return { changes, place: { asOf: place.asOf, noun, after: rows.at(-1)?.id ?? after } }
  }
  return { changes, place: null }
}

/** One page of everything a person's device keeps, noun after noun in the order of ids. */
export const snapshotPage = (engine: Engine, db: Db, person: Person, place: Place, today: string) =>
  pageOf(engine, db, person, { nouns: keptNouns(engine, person), place, today })

/**
 * One page of the nouns a device copies anew, in its order. `asOf` is where the sequence stands now: whatever is told of a row later comes later.
 */
export async function recopyPage(
  engine: Engine,
  db: Db,
  person: Person,
  { nouns, under, beyond, at }: Recopy,
  { asOf, today }: { readonly asOf: number; readonly today: string },
): Promise<NonNullable<Reply['recopied']>> {
  const kept = new Map(keptNouns(engine, person).map((resource) => [resource.name, resource]))
  const asked = nouns.flatMap((noun) => kept.get(noun) ?? [])
  // Nobody comes to rows by asking for keys: those they hold count.
  const held = under?.filter((key) => person.keys.has(key))
  const place = { asOf, noun: at?.noun ?? '', after: at?.after ?? '' }
  const page = await pageOf(engine, db, person, { nouns: asked, place, today, under: held, beyond })
  return { changes: page.changes, at: page.place }
}
