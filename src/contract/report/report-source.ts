import type { Fields, ValueOf } from '../field'
import type { Values } from '../fields/values'
import type { RecordOf, Resource } from '../resource'
import { keptFrom } from '../sync/kept-from'

/** What a field of the wanted rows holds: this value, one of these, or one between these two, both included. A row without a value is not wanted. */
type Wanted = string | readonly string[] | { readonly from?: string; readonly to?: string }
export type Where = Readonly<Record<string, Wanted | undefined>>

type TextIn<F extends Fields> = { [Name in keyof F]: NonNullable<ValueOf<F[Name]>> extends string ? Name : never }[keyof F] & string
type WhereOf<R extends Resource> = { readonly [Name in TextIn<R['fields']> | 'id']?: Wanted }

/** Rows a report is worked out from: those of a noun, of which a filter says no more than which are wanted. */
export type Source<R extends Resource = Resource, O extends boolean = boolean> = {
  readonly noun: R
  readonly where: Where
  /** There is a report without them, for whoever may not list such rows. */
  readonly optional: O
}
export type Sources = Readonly<Record<string, Source>>

/** Rows without which there is no report. */
export const rowsOf = <R extends Resource>(noun: R, where: WhereOf<NoInfer<R>> = {}): Source<R, false> => ({ noun, where, optional: false })
/** Rows the report can do without. */
export const rowsIfKnown = <R extends Resource>(noun: R, where: WhereOf<NoInfer<R>> = {}): Source<R, true> => ({
  noun,
  where,
  optional: true,
})

/** A row of a source, on a device every field the server has not filled yet empty. `_dictText`: what the server says the row referred to is called. */
export type SourceRow<R extends Resource> = RecordOf<R> & {
  readonly [Name in keyof R['fields'] & string as R['fields'][Name] extends { readonly kind: string } ? `${Name}_dictText` : never]?: string
}
/** The rows of each source; undefined of one that is optional where the person may not list them. */
export type RowsOf<S extends Sources> = {
  readonly [Name in keyof S]: readonly SourceRow<S[Name]['noun']>[] | (S[Name] extends { readonly optional: false } ? never : undefined)
}

const isWanted = (wanted: Wanted, value: unknown): boolean => {
  if (typeof value !== 'string') return false
  if (typeof wanted === 'string') return value === wanted
  if ('from' in wanted || 'to' in wanted) return (wanted.from ?? '') <= value && (wanted.to === undefined || value <= wanted.to)
  return Array.isArray(wanted) && wanted.includes(value)
}

/** Whether a row is one of a source, as the server's filter has it. */
export const isIn = ({ where }: Pick<Source, 'where'>, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(where).every(([field, wanted]) => wanted === undefined || isWanted(wanted, row[field]))

/** The first day a source asks for, empty where it goes back to the beginning. */
function askedFrom({ noun: { offline }, where }: Source): string {
  const wanted = offline.by === undefined ? undefined : where[offline.by]
  if (wanted === undefined) return ''
  if (typeof wanted === 'string') return wanted
  return 'from' in wanted ? (wanted.from ?? '') : ''
}

/**
 * The first day from which a device has all that these sources ask for. Empty where it has everything, undefined where it has nothing of one
 * of them: its rows are asked of the server alone.
 */
export function heldFrom(sources: readonly Source[], today: string): string | undefined {
  if (sources.some(({ noun }) => noun.offline.mode === 'none')) return undefined
  const short = sources.flatMap((source) => {
    const kept = keptFrom(source.noun, today)
    return kept !== undefined && askedFrom(source) < kept ? [kept] : []
  })
  return short.sort().at(-1) ?? ''
}

const filledRows = new WeakMap<Values, Values>()

/** A row of a device as the server gives it: what it has not worked out yet is empty, not missing. */
function filled(noun: Resource, row: Values): Values {
  const known = filledRows.get(row)
  if (known) return known
  const whole = { ...Object.fromEntries(Object.keys(noun.fields).map((field) => [field, null])), ...row }
  const made = Object.fromEntries(Object.entries(whole).map(([field, value]) => [field, value === undefined ? null : value]))
  filledRows.set(row, made)
  return made
}

/** The rows of each source among those a device has of its noun, in the order of their ids. `held`: undefined of a noun the person may not list. */
export function rowsIn(sources: Sources, held: (source: Source) => readonly Values[] | undefined): RowsOf<Sources> {
  const found = Object.entries(sources).map(([name, source]) => {
    const rows = held(source)?.map((row) => filled(source.noun, row))
    return [name, rows?.filter((row) => isIn(source, row)).sort((one, two) => (String(one.id) < String(two.id) ? -1 : 1))]
  })
  return Object.fromEntries(found)
}
