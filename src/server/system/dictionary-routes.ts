import { sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { mostAlike } from '../../contract/query'
import { Dict } from '../../contract/system/dict'
import { DictItem } from '../../contract/system/dict-item'
import { tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import { route } from '../http/route'
import { soundText } from '../http/sound-input'
import { usesOf } from '../resource/dict-use-counts'
import { changeTogether } from '../resource/write'

const id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))
const order = z.object({ dictId: id, ids: z.array(id).check(z.minLength(1), z.maxLength(mostAlike)) })

const checked = z.object({ itemValue: soundText(64), dictId: id, id: z._default(soundText(64), '') })

/** What keeping dictionaries asks beside the calls every noun has. */
export const dictionaryRoutes = [
  /** Succeeds where no other choice of the dictionary has this value. */
  route('GET /sys/dictItem/dictItemCheck', { door: 'dict-item:list', input: checked }, async ({ engine, session: { person }, input }) => {
    const { rows } = await sql`select 1 from ${sql.table(tableOf(DictItem.name))} where ${isOwn} and not gone
      and dict_id = ${input.dictId} and item_value = ${input.itemValue} and id <> ${input.id} limit 1`.execute(
      engine.databases.tenant(person.tenant),
    )
    if (rows.length > 0) refuse('field.taken')
    return null
  }),
  /** Every dictionary as a tree of one level. */
  route('GET /sys/dict/treeList', { door: 'dict:list', input: z.object({}) }, async ({ engine, session: { person } }) => {
    const { rows } = await sql<{ id: string; name: string; code: string }>`select id, dict_name as name, dict_code as code
      from ${sql.table(tableOf(Dict.name))} where ${isOwn} and not gone order by dict_code`.execute(engine.databases.tenant(person.tenant))
    return rows.map((row) => ({ key: row.id, value: row.code, title: row.name, leaf: true }))
  }),
  /** Where a choice is used, by noun and field. */
  route('GET /sys/dictItem/uses', { door: 'dict-item:edit', input: z.object({ id }) }, ({ engine, session, input, language }) =>
    usesOf(engine, session.person, input.id, language),
  ),
  /** Puts the choices of a dictionary into this order, all or none: those named first, then whatever somebody added meanwhile. */
  route('POST /sys/dictItem/order', { door: 'dict-item:edit', input: order }, async ({ engine, session: { person }, input }) => {
    const { rows } = await sql<{ id: string; at: number }>`select id, sort_order as at from ${sql.table(tableOf(DictItem.name))}
      where ${isOwn} and not gone and dict_id = ${input.dictId} order by sort_order, id`.execute(engine.databases.tenant(person.tenant))
    const known = new Map(rows.map((row) => [row.id, row.at]))
    const named = [...new Set(input.ids)]
    if (!named.every((one) => known.has(one))) refuse('record.gone')
    const wanted = [...named, ...[...known.keys()].filter((one) => !named.includes(one))]
    const moved = wanted.flatMap((key, at) =>
      known.get(key) === at + 1 ? [] : [{ noun: DictItem.name, key, verb: 'edit', patch: { sortOrder: at + 1 } }],
    )
    if (moved.length > 0) await changeTogether(engine, person, moved)
    return null
  }),
]
