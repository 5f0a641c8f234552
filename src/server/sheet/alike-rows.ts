import { type RawBuilder, sql } from 'kysely'
import type { FieldFacts } from '../../contract/field'
import type { Kind } from '../../contract/fields/kind'
import type { Values } from '../../contract/fields/values'
import type { SheetPart } from '../../contract/sheet/sheet-template'
import { same } from '../../contract/sync/merge'
import { titlePath } from '../../contract/title-path'
import { may, type Person } from '../auth/person'
import { columnOf } from '../db/column'
import type { Engine } from '../engine'
import type { HouseRow, HouseRows } from './house-rows'
import type { ReadSheet } from './read-lines'

/** Finds the row of the house that a line says all of, each row for one line. */
export type AlikeRows = (part: SheetPart, said: Values) => Promise<HouseRow | undefined>

/** A text as a cell holds it: no spaces around it, and lines that end in one way. */
const inCell = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value)

/** Whether a value that was read from a cell is the one a row has. */
export const sameInCell = (stored: unknown, read: unknown): boolean => same(inCell(stored), inCell(read))

/** Kinds whose values are the same texts for the database as in cells, so that it finds them. */
const compared: readonly Kind[] = ['text', 'dict', 'ref', 'region', 'date', 'time', 'dateTime', 'period']

const textOf = ({ kind }: FieldFacts, field: string): RawBuilder<unknown> => {
  const text = sql`${sql.ref(columnOf(field))}::text`
  // A moment has its place in the world behind it.
  return kind === 'dateTime' ? sql`left(${text}, 19)` : sql`btrim(${text})`
}

const between = '\u001f'

/** Whether a cell that is empty may stand for something its person is not shown: a row they may not list, or what needs a consent. */
const mayHide =
  ({ catalogue }: Engine, person: Person) =>
  ({ noun, consent }: FieldFacts): boolean =>
    consent !== undefined || (noun !== undefined && !titlePath(catalogue, noun).every(({ name }) => may(person, name, 'list')))

type Asking = { readonly engine: Engine; readonly person: Person; readonly house: HouseRows }

/** Lines of a part are compared with rows in all columns the sheet has; what they have in common for the database is asked of all at once. */
export function openAlikeRows({ engine, person, house }: Asking, { columns, lines }: ReadSheet): AlikeRows {
  const isHidden = mayHide(engine, person)
  const read = new Map<SheetPart, Promise<readonly HouseRow[]>>()
  const taken = new Set<string>()
  const readAll = async (part: SheetPart, own: ReadSheet['columns']): Promise<readonly HouseRow[]> => {
    const known = own.filter(({ facts }) => compared.includes(facts.kind) && !isHidden(facts))
    if (known.length === 0) return []
    const keys = lines.map(({ values }) => known.map(({ field }) => values.get(part.name)?.[field] ?? '').join(between))
    const parts = known.map(({ field, facts }) => sql`coalesce(${textOf(facts, field)}, '')`)
    const fits = sql`concat_ws(${between}::text, ${sql.join(parts)}) = any(${[...new Set(keys)]}::text[])`
    return house.read(part.resource, fits)
  }
  return async (part, said) => {
    if (!part.knownWhole) return undefined
    const own = columns.filter((column) => column.part === part && column.at >= 0)
    const rows = read.get(part) ?? readAll(part, own)
    read.set(part, rows)
    const isSame = (values: Values) =>
      own.every(({ field, facts }) => sameInCell(values[field], said[field]) || (said[field] === undefined && isHidden(facts)))
    const found = (await rows).find(({ id, values, isReached }) => isReached && !taken.has(id) && isSame(values))
    if (found) taken.add(found.id)
    return found
  }
}
