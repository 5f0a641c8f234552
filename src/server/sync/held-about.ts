import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../contract/resource'
import type { Person } from '../auth/person'
import { tableOf } from '../db/column'
import type { Db } from '../db/database'
import { wholeRow } from '../db/noun-table'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { aboutSeen } from '../resource/reach-sql'
import type { Stored } from '../resource/values'

/** A row, and of what is about another one, whether that one is seen. */
type Told = { readonly stored: Stored; readonly isSeen: boolean }

const isAbout = ({ reach }: Resource, person: Person): boolean => reach === 'of-subject' && person.narrowed !== undefined

async function read(engine: Engine, db: Db, person: Person, resource: Resource, which: RawBuilder<unknown>): Promise<Told[]> {
  const seen = isAbout(resource, person) ? aboutSeen(engine, person) : sql`true`
  const { rows } = await sql<Stored & { seen: boolean }>`select ${wholeRow(resource)}, (${seen}) as seen
    from ${sql.table(tableOf(resource.name))} where ${isOwn} and ${which}`.execute(db)
  return rows.map(({ seen: isSeen, ...stored }) => ({ stored: stored as Stored, isSeen }))
}

/**
 * Rows of a noun by id, removed ones as well, as far as what they are about is seen. `hidden`: those about a row that rules take away, which a device
 * hears nothing of.
 */
export async function rowsChanged(engine: Engine, db: Db, person: Person, resource: Resource, ids: readonly string[]) {
  const told = await read(engine, db, person, resource, sql`id = any(${ids}::text[])`)
  const isHidden = ({ stored, isSeen }: Told) => !isSeen && person.narrowed?.has(String(stored.noun)) === true
  return {
    found: new Map(told.flatMap(({ stored, isSeen }): [string, Stored][] => (isSeen ? [[stored.id, stored]] : []))),
    hidden: new Set(told.filter(isHidden).map(({ stored }) => stored.id)),
  }
}

/**
 * What of a noun is about some rows that changed, by id: rules may show or hide such a row by any of its values, and what is held about it comes and goes
 * with it. Undefined where it is not seen any more. Nothing of a noun that is about no other.
 */
export async function heldAbout(
  engine: Engine,
  db: Db,
  person: Person,
  resource: Resource,
  about: readonly { readonly noun: string; readonly id: string }[],
): Promise<readonly { readonly id: string; readonly about: string; readonly stored: Stored | undefined }[]> {
  const ruled = about.filter(({ noun }) => person.narrowed?.has(noun))
  if (!isAbout(resource, person) || ruled.length === 0) return []
  const nouns = [...new Set(ruled.map(({ noun }) => noun))]
  const which = nouns.map(
    (noun) => sql`noun = ${noun} and row_id = any(${ruled.filter((one) => one.noun === noun).map(({ id }) => id)}::text[])`,
  )
  const told = await read(engine, db, person, resource, sql`(${sql.join(which, sql` or `)})`)
  return told.map(({ stored, isSeen }) => ({
    id: stored.id,
    about: `${String(stored.noun)}:${String(stored.row_id)}`,
    stored: isSeen ? stored : undefined,
  }))
}
