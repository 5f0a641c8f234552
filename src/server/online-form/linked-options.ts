import * as z from 'zod/mini'
import { type Condition, largestPage } from '../../contract/query'
import { readDictCondition } from '../dict/dict-condition'
import { sourceRows, wordsOf } from '../dict/dict-options'
import type { DictAsking } from '../dict/dict-source'
import { fieldOfColumn, mustList } from '../dict/known-column'
import { soundText } from '../http/sound-input'
import { nounOfTable } from '../system/wire-tables'

const name = soundText(64)
const maybe = z._default(name, '')

/** What a select asks whose choices hang on what was chosen before it. */
export const linkedAsked = z.object({
  table: name,
  txt: name,
  key: name,
  idField: maybe,
  pidField: maybe,
  pidValue: z._default(soundText(500), ''),
  condition: z._default(soundText(300), ''),
})

/** Its choices, as far as this person sees such rows. Table and columns are a noun and its fields, and a condition is read and never run. */
export async function linkedOptions(asking: DictAsking, asked: z.infer<typeof linkedAsked>) {
  const { engine, person } = asking
  const resource = nounOfTable(engine.catalogue, asked.table)
  mustList(person, resource)
  const fieldOf = (column: string) => fieldOfColumn(engine, person, resource, column)
  const [text, code, id] = [fieldOf(asked.txt), fieldOf(asked.key), fieldOf(asked.idField || 'id')]
  const { where, sorts } = readDictCondition(asked.condition, fieldOf)
  const parent = asked.pidField === '' ? undefined : fieldOf(asked.pidField)
  const below: Condition[] =
    parent === undefined
      ? []
      : [asked.pidValue === '' ? { field: parent, rule: 'empty', value: '' } : { field: parent, rule: 'eq', value: asked.pidValue }]
  const rows = await sourceRows(asking, { resource, text, code, where, sorts }, { size: largestPage, further: below })
  return rows.map((row) => ({
    id: String(row[id] ?? row.id),
    store: String(row[code] ?? ''),
    label: wordsOf(row, text),
    pid: asked.pidValue,
  }))
}
