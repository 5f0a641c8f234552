import type { Fields } from '../../../../contract/field'
import type { Values } from '../../../../contract/fields/values'
import type { Resource } from '../../../../contract/resource'
import { add, edit, type Intent, remove } from '../../../../contract/sync/intent'
import { same } from '../../../../contract/sync/merge'
import type { ViewRow } from '../../row'

/** Lines of one noun, as they stood in their order when the form of their document was opened. */
export type Lines = { readonly resource: Resource; readonly rows: readonly ViewRow[] }

/** A line as it stands in a form. One that is new has no id. */
type Entry = Values & { readonly id?: string }

/** Most lines of one noun a form holds: with their document they have to go into one group, also where each is moved or taken away. */
export const mostLines = 100

/** What is written of a line: not whose it is and where it stands, which follow from where it is written. */
const writtenOf = ({ fields, line }: Resource): Fields => {
  const sums = new Set(Object.values(line?.sums ?? {}))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, facts]) => !facts.derived && name !== line?.of && name !== line?.order)
      .map(([name, facts]) => [name, sums.has(name) ? { ...facts, summed: true } : facts]),
  )
}

/** A document as its form asks for it: with a field of entries for each noun of its lines, by the name of that noun. */
export const withLines = (document: Resource, nouns: readonly Resource[]): Resource => ({
  ...document,
  fields: {
    ...document.fields,
    ...Object.fromEntries(
      nouns.map((one) => [one.name, { kind: 'entries' as const, label: one.label, required: false, max: mostLines, of: writtenOf(one) }]),
    ),
  },
  form: [...document.form, ...nouns.map(({ name }) => [name])],
})

/** Lines as entries of the form. */
export const entriesOf = ({ resource, rows }: Lines): readonly Entry[] => {
  const names = Object.keys(writtenOf(resource))
  return rows.map((row) => ({ id: row.id, ...Object.fromEntries(names.map((name) => [name, row[name] ?? null])) }))
}

const placeOf = ({ resource: { line } }: Lines, row: ViewRow | undefined): number => Number(row?.[line?.order ?? ''] ?? 0)

/** The place of each line: where lines were only added behind or taken away, the others stay where they are; otherwise they are counted from 1. */
function placesOf(lines: Lines, wanted: readonly Entry[]): readonly number[] {
  const known = new Map(lines.rows.map((row) => [row.id, placeOf(lines, row)]))
  const kept = wanted.map(({ id }) => known.get(id ?? ''))
  const count = kept.findLastIndex((place) => place !== undefined) + 1
  const isInOrder = kept.slice(0, count).every((place, at) => place !== undefined && place > (kept[at - 1] ?? Number.NEGATIVE_INFINITY))
  const last = kept[count - 1] ?? 0
  return wanted.map((_, at) => (isInOrder ? (kept[at] ?? last + at - count + 1) : at + 1))
}

const given = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => !same(value, null)))

/** What has to be done with lines so that they are what their document's form says. `makeId`: the id of a new line, from its values. */
export function lineIntents(lines: Lines, document: string, wanted: readonly Entry[], makeId: (values: Values) => string): Intent[] {
  const { resource, rows } = lines
  const { of = '', order = '' } = resource.line ?? {}
  const before = new Map(rows.map((row) => [row.id, row]))
  const left = new Set(wanted.map(({ id }) => id))
  const places = placesOf(lines, wanted)
  const gone = rows.filter(({ id }) => !left.has(id)).map(({ id }) => remove(resource, id))
  const kept = wanted.flatMap(({ id, ...values }, at): Intent[] => {
    const row = before.get(id ?? '')
    const whole: Values = { ...values, [order]: places[at] }
    if (!row) {
      const fresh = { ...given(whole), [of]: document }
      return [add(resource, makeId(fresh), fresh)]
    }
    const patch = Object.fromEntries(
      Object.entries(whole).filter(([name, value]) => !resource.fields[name]?.fixed && !same(row[name], value)),
    )
    return Object.keys(patch).length > 0 ? [edit(resource, row.id, patch, { seen: row })] : []
  })
  return [...gone, ...kept]
}
