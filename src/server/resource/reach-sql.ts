import { type RawBuilder, sql } from 'kysely'
import type { Narrowing } from '../auth/narrowing'
import { furtherOf, maySeeAbout, type Person, reachOf, seesAll } from '../auth/person'
import type { Within } from '../auth/within'
import { tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import { readerColumn } from '../db/readers'
import type { Engine } from '../engine'
import { conditionSql } from './condition-sql'

/** Rows somebody sees of a noun they do not see whole. With one way alone it is the one comparison with the scope. */
function withinSql({ keys, ways }: Within): RawBuilder<unknown> {
  const own = sql`scope = any(${[...keys]}::text[])`
  const further = [...ways].map(([way, theirs]) => sql`${sql.ref(readerColumn(way))} = any(${[...theirs]}::text[])`)
  return further.length === 0 ? own : sql`(${sql.join([own, ...further], sql` or `)})`
}

/** The rows rules leave of a noun. Columns stand for themselves: no other table of the statement may have them too. */
function leftSql({ resource, shares }: Narrowing): RawBuilder<unknown> {
  if (shares.length === 0) return sql`false`
  const parts = shares.map(({ within, conditions }) => {
    const asked = [...(within ? [withinSql(within)] : []), ...conditions.map((condition) => conditionSql(resource, condition))]
    return asked.length === 0 ? sql`true` : sql`(${sql.join(asked, sql` and `)})`
  })
  return sql`(${sql.join(parts, sql` or `)})`
}

/** The rows of a noun a person sees, within their reach and as far as rules leave them; undefined where that is every row. */
export function reachSql(person: Person, noun: string): RawBuilder<unknown> | undefined {
  const [within, narrowing] = [reachOf(person, noun), person.narrowed?.get(noun)]
  const parts = [...(within ? [withinSql(within)] : []), ...(narrowing ? [leftSql(narrowing)] : [])]
  return parts.length === 0 ? undefined : sql`${sql.join(parts, sql` and `)}`
}

/** Ids of the rows of a noun a person sees, removed ones as well. */
export const seenSql = (person: Person, noun: string): RawBuilder<unknown> =>
  sql`select id from ${sql.table(tableOf(noun))} where ${isOwn} and ${reachSql(person, noun) ?? sql`true`}`

/** Held changes about rows of these nouns that lie within a person's reach: a held change bears the keys of the row it is about. */
function reachAboutSql(person: Person, nouns: readonly string[]): RawBuilder<unknown> {
  const whole = nouns.filter((noun) => seesAll(person, noun))
  const further = new Set(furtherOf(person).map(([noun]) => noun))
  const narrowed = nouns.filter((noun) => person.narrowed?.has(noun))
  const special = nouns.filter((noun) => further.has(noun) && !narrowed.includes(noun))
  const plain = nouns.filter((noun) => !special.includes(noun) && !narrowed.includes(noun))
  const parts = [
    sql`noun = any(${plain}::text[]) and (noun = any(${whole}::text[]) or scope = any(${[...person.keys]}::text[]))`,
    ...special.map((noun) => sql`noun = ${noun} and ${reachSql(person, noun) ?? sql`true`}`),
    ...narrowed.map((noun) => sql`noun = ${noun} and row_id in (${seenSql(person, noun)})`),
  ]
  return parts.length === 1 ? sql`${parts[0]}` : sql`(${sql.join(parts, sql` or `)})`
}

/** A held change is shown only to people who may see the row it is about. */
export function aboutSeen({ catalogue }: Pick<Engine, 'catalogue'>, person: Person): RawBuilder<unknown> {
  const nouns = Object.keys(catalogue.resources).filter((noun) => maySeeAbout(catalogue, person, noun))
  return reachAboutSql(person, nouns)
}
