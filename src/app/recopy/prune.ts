import { Dexie } from 'dexie'
import type { Values } from '../../contract/fields/values'
import type { Row } from '../../contract/resource'
import type { Parts } from '../../contract/sync/exchange'
import type { PersonDb } from '../offline/person-db'
import { ownIn } from './compare-parts'

const rowsOf = (db: PersonDb, noun: string) => db.rows.where('[noun+id]').between([noun, Dexie.minKey], [noun, Dexie.maxKey])

const without = (values: Values, names: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))

/** A row without some fields, those of entries given as `entries.field`. */
function stripped(row: Row, fields: readonly string[]): Row {
  const inner = (name: string) => new Set(fields.flatMap((field) => (field.startsWith(`${name}.`) ? [field.slice(name.length + 1)] : [])))
  const left = Object.entries(without(row, new Set(fields))).map(([name, value]) => {
    const unread = inner(name)
    return [name, unread.size > 0 && Array.isArray(value) ? value.map((entry: Values) => without(entry, unread)) : value]
  })
  return Object.fromEntries(left) as Row
}

/** Takes off the device what of its rows its person may not see any more. Edits made here are not touched. */
export async function prune(db: PersonDb, { nouns, keys, unread }: Parts, dropped: readonly string[]): Promise<void> {
  for (const noun of dropped) await rowsOf(db, noun).delete()
  const held = new Set(keys)
  for (const noun of ownIn({ nouns })) {
    const lost = await rowsOf(db, noun)
      .filter(({ row }) => !held.has(row.scope))
      .primaryKeys()
    await db.rows.bulkDelete(lost)
  }
  for (const [noun, fields] of Object.entries(unread)) {
    const rows = await rowsOf(db, noun).toArray()
    const left = rows.map((one) => ({ ...one, row: stripped(one.row, fields) }))
    await db.rows.bulkPut(left.filter(({ row }, at) => JSON.stringify(row) !== JSON.stringify(rows[at]?.row)))
  }
}
