import { jsonIn } from '../../contract/fields/json-text'
import { madeName } from '../../contract/made/made-name'
import type { Condition } from '../../contract/query'
import { MadeNoun } from '../../contract/system/made-noun'
import type { Call } from '../http/route'
import { listPage } from '../resource/list'
import { parseQuery } from '../resource/parse-query'
import { headOf } from './form-heads'

type Input = Readonly<Record<string, unknown>>

/** Columns of the list of forms, by what they are of a definition. */
const columnOf: Readonly<Record<string, string>> = { tableName: 'code', tableTxt: 'title', tableVersion: 'rev' }
const known = (name: unknown): unknown => (typeof name === 'string' && Object.hasOwn(columnOf, name) ? columnOf[name] : name)
/** Those among them that the list is narrowed and paged by. */
const passed = new Set(['tableName', 'tableTxt', 'column', 'order', 'pageNo', 'pageSize', 'superQueryMatchType'])

/** An advanced query that names columns of a definition. What it is not is left as it is, and refused where it is read. */
function advancedOf(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    const given = jsonIn(text.startsWith('[') ? text : decodeURIComponent(text))
    return Array.isArray(given) ? JSON.stringify(given.map((one: Input | null) => ({ ...one, field: known(one?.field) }))) : text
  } catch {
    return text
  }
}

/** There is one table in each form, and no form is another look at one there is: whatever else is asked for there is none of. */
function isNone({ copyType, tableType, tableType_MultiString: types }: Input): boolean {
  const wanted = String(tableType ?? types ?? '')
  return (copyType ?? '0') !== '0' || (wanted !== '' && !wanted.split(',').includes('1'))
}

/** A page of the forms in use. */
export async function formList(call: Call<Input>) {
  const { engine, session, input } = call
  const said = Object.entries(input).filter(([name]) => passed.has(name))
  const plain = said.map(([name, value]) => [String(known(name)), name === 'column' ? known(value) : value])
  const asked = parseQuery(MadeNoun, { ...Object.fromEntries(plain), superQueryParams: advancedOf(input.superQueryParams) })
  const inUse: Condition = { field: 'status', rule: 'eq', value: '1' }
  const none: Condition[] = isNone(input) ? [{ field: 'id', rule: 'eq', value: '' }] : []
  const page = await listPage(engine, session.person, MadeNoun, { ...asked, where: [...asked.where, inUse, ...none] })
  // Which noun its rows are of the call says.
  return { ...page, records: page.records.map((row) => headOf(row as MadeNoun, madeName(session.person.tenant, row.id))) }
}
