import { type RawBuilder, sql } from 'kysely'
import { furtherOf, type Person, reachOf } from '../auth/person'
import type { Within } from '../auth/within'
import { readerColumn } from '../db/readers'

/** Rows somebody sees of a noun they do not see whole. With one way alone it is the one comparison with the scope. */
function withinSql({ keys, ways }: Within): RawBuilder<unknown> {
  const own = sql`scope = any(${[...keys]}::text[])`
  const further = [...ways].map(([way, theirs]) => sql`${sql.ref(readerColumn(way))} = any(${[...theirs]}::text[])`)
  return further.length === 0 ? own : sql`(${sql.join([own, ...further], sql` or `)})`
}

/** The rows of a noun within a person's reach; undefined where that is every row. */
export function reachSql(person: Person, noun: string): RawBuilder<unknown> | undefined {
  const within = reachOf(person, noun)
  return within && withinSql(within)
}

/** Held changes about rows of these nouns that lie within a person's reach: a held change bears the keys of the row it is about. */
export function reachAboutSql(person: Person, nouns: readonly string[]): RawBuilder<unknown> {
  const whole = nouns.filter((noun) => reachOf(person, noun) === undefined)
  const further = new Set(furtherOf(person).map(([noun]) => noun))
  const special = nouns.filter((noun) => further.has(noun))
  const plain = nouns.filter((noun) => !special.includes(noun))
  const parts = [
    sql`noun = any(${plain}::text[]) and (noun = any(${whole}::text[]) or scope = any(${[...person.keys]}::text[]))`,
    ...special.map((noun) => sql`noun = ${noun} and ${reachSql(person, noun) ?? sql`true`}`),
  ]
  return parts.length === 1 ? sql`${parts[0]}` : sql`(${sql.join(parts, sql` or `)})`
}
