import { read, utils } from '@e965/xlsx'
import { can } from '../../../src/contract/access'
import type { Fields } from '../../../src/contract/field'
import type { FieldGroup } from '../../../src/contract/fields/field-group'
import { groupsOf } from '../../../src/contract/fields/field-group'
import type { Resource, Row } from '../../../src/contract/resource'
import type { Change } from '../../../src/contract/sync/exchange'
import { Conflict } from '../../../src/contract/system/conflict'
import { Escalation } from '../../../src/contract/system/escalation'
import { exportRows } from '../../../src/server/excel/export-rows'
import { parseQuery } from '../../../src/server/resource/parse-query'
import { openDevice } from '../browser/open-device'
import { at } from '../every-noun'
import type { OpenHouse } from '../server/open-house'

/** A value of a field in a group that stands nowhere else, and can be looked for in whatever somebody is told. */
export type Mark = { readonly noun: string; readonly group: FieldGroup; readonly field: string; readonly text: string }

export const ways = ['list', 'record', 'sheet', 'copy', 'feed', 'held', 'handed over', 'query', 'error'] as const
export type Way = (typeof ways)[number]
/** All that somebody is told of a noun in one way. `rows`: those of the noun itself. */
export type Told = { readonly noun: string; readonly way: Way; readonly text: string; readonly rows: readonly Partial<Row>[] }

/** Fields of a noun that are in a group, with it. */
export const groupedFields = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([field, facts]) => groupsOf({ field: facts }).map((group) => ({ field, facts, group })))

/** The first text of a group somebody may change. */
const textField = (resource: Resource) =>
  groupedFields(resource).find(({ facts }) => ['text', 'note'].includes(facts.kind) && !facts.fixed && !facts.derived && !facts.rule)

/** Marks in the fields of a row: those of its texts that are long enough to be found nowhere else. */
export function marksOf(resource: Resource, row: Row): Mark[] {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
  return groupedFields(resource).flatMap(({ field, group, facts }) => {
    if (!['text', 'note', 'entries'].includes(facts.kind)) return []
    return texts(row[field]).flatMap((text) => (/^n\d+ |^1\d{10}$/.test(text) ? [{ noun: resource.name, group, field, text }] : []))
  })
}

/** Has two devices of somebody disagree about a grouped text of a row, and one of their edits handed over. Answers the marks of both sides. */
export async function disagree(house: OpenHouse, username: string, resource: Resource, row: Row): Promise<Mark[]> {
  const found = textField(resource)
  if (!found) return []
  const { field, group } = found
  const [one, two] = [await openDevice(house, username), await openDevice(house, username)]
  const mark = (text: string): Mark => ({ noun: resource.name, group, field, text: `${text} ${resource.name}` })
  const [offered, handed] = [mark('offered'), mark('handed')]
  if (resource.offline.mode === 'write') {
    await one.send([one.op(resource.name, row.id, 'edit', { [field]: 'first' }, { trunk: row.rev })])
    const op = two.op(resource.name, row.id, 'edit', { [field]: offered.text }, { trunk: row.rev, base: { [field]: row[field] ?? null } })
    const { settled } = await two.send([op])
    if (settled[0]?.outcome !== 'conflict') throw new Error(`${resource.name}: ${JSON.stringify(settled)}`)
  }
  const op = JSON.stringify({ noun: resource.name, patch: { [field]: handed.text } })
  const added = await one.call(at('POST', Escalation, 'add'), { subject: 'x', noun: resource.name, rowId: row.id, verb: 'edit', op })
  if (!added.success) throw new Error(added.message)
  return resource.offline.mode === 'write' ? [offered, handed] : [handed]
}

/** Everything somebody is told of the rows of some nouns, way by way. `ids`: a row of each. */
export async function toldTo(
  house: OpenHouse,
  username: string,
  nouns: readonly Resource[],
  { ids, marks }: { readonly ids: ReadonlyMap<string, string>; readonly marks: readonly Mark[] },
): Promise<Told[]> {
  const [device, feeding] = [await openDevice(house, username), await openDevice(house, username)]
  const { call } = device
  const [copied, fed] = [await device.snapshot(), await feeding.catchUp()]
  const rowsIn = (changes: readonly Change[], noun: string) => changes.flatMap((one) => (one.noun === noun && one.row ? [one.row] : []))
  const records = async (resource: Resource, more = ''): Promise<readonly Row[]> => {
    const answered = await call(at('GET', resource, `list?pageSize=1000${more}`))
    const { records: found = [] }: { records?: readonly Row[] } = answered.result ?? {}
    return found
  }
  const about = async (resource: Resource, noun: string) =>
    [...(await records(resource)), ...rowsIn([...copied, ...fed], resource.name)].filter((row) => row.noun === noun)
  const told: Told[] = []
  for (const resource of nouns) {
    const { name: noun } = resource
    const tell = (way: Way, what: unknown, rows: readonly Partial<Row>[] = []) =>
      told.push({ noun, way, rows, text: JSON.stringify(what ?? null) })
    const id = ids.get(noun) ?? 'none'
    const listed = await records(resource)
    tell('list', listed, listed)
    const record = await call(at('GET', resource, `queryById?id=${id}`))
    tell('record', record, record.result ? [record.result] : [])
    for (const way of [copied, fed]) tell(way === copied ? 'copy' : 'feed', rowsIn(way, noun), rowsIn(way, noun))
    tell('held', await about(Conflict, noun))
    tell('handed over', await about(Escalation, noun))
    tell('sheet', await sheetOf(house, call.token, resource))
    const own = marks.filter((mark, at) => mark.noun === noun && marks.findIndex(({ field }) => field === mark.field) === at)
    // A question that is answered with a row at all says that the value stands there.
    for (const { field, text } of own) {
      if ((await records(resource, `&${field}=${encodeURIComponent(text)}`)).length > 0) tell('query', text)
    }
    const patch = Object.fromEntries(groupedFields(resource).map(({ field, facts }) => [field, facts.kind === 'entries' ? [] : 'x']))
    const [open] = Object.entries(resource.fields).filter(
      ([, facts]) => ['text', 'note'].includes(facts.kind) && !facts.group && !facts.derived,
    )
    const tried = [await call(at('PUT', resource, 'edit'), { id, ...patch })]
    if (open) tried.push(await call(at('PUT', resource, 'edit'), { id, [open[0]]: 'changed' }))
    tell(
      'error',
      tried.filter(({ success }) => !success),
    )
  }
  return told
}

/** Cells of the sheet of a noun. */
async function sheetOf({ engine }: OpenHouse, token: string, resource: Resource): Promise<unknown> {
  const session = await engine.people.find(token)
  if (!session || !can(session.person.granted, `${resource.name}:list`)) return null
  const wanted = { query: parseQuery(resource, {}), language: 'zh-CN', format: 'xls' } as const
  const book = read(await exportRows(engine, session.person, resource, wanted), { type: 'buffer' })
  return Object.values(book.Sheets).map((sheet) => utils.sheet_to_json(sheet, { header: 1 }))
}

/** Groups of the fields that are there in some values, those within entries as well. */
function groupsIn(fields: Fields, values: Readonly<Record<string, unknown>>): FieldGroup[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const { group, of } = fields[name] ?? {}
    const inner = of && Array.isArray(value) ? value.flatMap((entry: Readonly<Record<string, unknown>>) => groupsIn(of, entry)) : []
    return [...(group ? [group] : []), ...inner]
  })
}

/** Cells of the matrix in which something is told: `noun:group by way`. */
export function cellsTold(nouns: readonly Resource[], told: readonly Told[], marks: readonly Mark[]): Set<string> {
  const found = new Set<string>()
  for (const { noun, way, text, rows } of told) {
    const fields = nouns.find(({ name }) => name === noun)?.fields ?? {}
    const marked = marks.filter((mark) => mark.noun === noun && text.includes(JSON.stringify(mark.text).slice(1, -1)))
    for (const group of [...marked.map((mark) => mark.group), ...rows.flatMap((row) => groupsIn(fields, row))])
      found.add(`${noun}:${group} by ${way}`)
  }
  return found
}
