import { kindOf } from '../../../contract/fields/kind'
import { advancedFilter, type Param, paramOf, readAdvancedQuery } from '../../../contract/list/advanced-query'
import { type Density, isDensity } from '../../../contract/list/list-look'
import { mostSorts, pageSizes, type SortKey } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'
import { valuesOf } from './filter-values'

/** What a list shows just now. All of it stands in the address, so that a link opens exactly this. */
export type ListState = {
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Chosen by the person, the first key above all; none is the noun's default order. */
  readonly sorts: readonly SortKey[]
  /**
   * Filter name to text. Ranges use `<field>_begin` and `<field>_end`; several values of which any will do stand on lines of their own. An advanced
   * query is one of them, under `advancedFilter`.
   */
  readonly filters: Readonly<Record<string, string>>
  /** Id of the record that stands open, or `new`. */
  readonly open?: string | undefined
  /** The open record has the whole page, and not the place beside its table. */
  readonly full?: boolean | undefined
  /** Id of the saved view it began with. */
  readonly saved?: string | undefined
  /** The field its rows stand together by. */
  readonly group?: string | undefined
  /** Names of the columns shown; the person's own where nothing is said. */
  readonly columns?: readonly string[] | undefined
  readonly density?: Density | undefined
  /** Of a noun a device keeps only the latest rows of: the others too, which only the server has. */
  readonly whole?: boolean | undefined
}

/** Whether rows are looked for by what a field holds. */
export const isFilter = (resource: Resource, name: string): boolean => kindOf(resource.fields[name])?.apart === undefined

/** Whether a field is filtered from and to. */
export function isRange(resource: Resource, name: string): boolean {
  const of = kindOf(resource.fields[name])
  return of?.ranged === true || of?.shape === 'number'
}

/** Names under which a noun's filters stand in the address. */
export const filterNames = (resource: Resource): string[] => [
  ...Object.keys(resource.fields)
    .filter((name) => isFilter(resource, name))
    .flatMap((name) => {
      const range = [`${name}_begin`, `${name}_end`]
      if (kindOf(resource.fields[name])?.ranged) return range
      return isRange(resource, name) ? [name, ...range] : [name]
    }),
  advancedFilter,
]

/** The field a filter narrows. */
export const filteredField = (resource: Resource, name: string): string =>
  name in resource.fields ? name : name.replace(/_(begin|end)$/, '')

/** `-name` is the opposite order. Addresses that were sent before say it by `order=desc`, of one key. */
function readSorts(params: URLSearchParams): SortKey[] {
  const keys = (params.get('sort') ?? '').split(',').filter((key) => key !== '' && key !== '-')
  const descends = params.get('order') === 'desc'
  return keys.slice(0, mostSorts).map((key) => ({ column: key.replace(/^-/, ''), descending: key.startsWith('-') || descends }))
}

/** Fields named by a word of the address, as far as this person reads them. */
const fieldsIn = (resource: Resource, word: string | null): string[] | undefined => {
  const named = word?.split(',').filter((name) => name in resource.fields)
  return named && named.length > 0 ? named : undefined
}

export function readListState(resource: Resource, params: URLSearchParams): ListState {
  const size = Number(params.get('size'))
  const filters = filterNames(resource).flatMap((name) => {
    const value = params.get(name)?.trim()
    if (!value || (name === advancedFilter && !readAdvancedQuery(value))) return []
    return [[name, value]]
  })
  const density = params.get('d')
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    size: pageSizes.find((offered) => offered === size) ?? pageSizes[0],
    sorts: readSorts(params),
    filters: Object.fromEntries(filters),
    open: params.get('open') ?? undefined,
    full: params.has('full'),
    saved: params.get('v') ?? undefined,
    group: fieldsIn(resource, params.get('group'))?.[0],
    columns: fieldsIn(resource, params.get('cols')),
    density: isDensity(density) ? density : undefined,
    whole: params.has('whole'),
  }
}

/** The address of a list; what is as usual is left out. */
export function writeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams(state.filters)
  const sorts = state.sorts.map(({ column, descending }) => `${descending ? '-' : ''}${column}`).join(',')
  const words = { sort: sorts, group: state.group, cols: state.columns?.join(','), d: state.density, v: state.saved, open: state.open }
  if (state.page > 1) params.set('page', String(state.page))
  if (state.size !== pageSizes[0]) params.set('size', String(state.size))
  for (const [name, value] of Object.entries(words)) if (value) params.set(name, value)
  if (state.open && state.full) params.set('full', '1')
  if (state.whole) params.set('whole', '1')
  return params
}

/** Whether rows are found by a piece of this field. Others are found by what they are equal to, which is chosen and not typed. */
export const isFoundByPiece = (resource: Resource, name: string): boolean => kindOf(resource.fields[name])?.worded === true

/**
 * The filters of a list as its calls have them: one text is looked for inside, everything else must be equal, of several any. `also`: conditions that
 * narrow it further.
 */
export function filterQuery(resource: Resource, filters: ListState['filters'], also: readonly Param[] = []): Record<string, string> {
  const { [advancedFilter]: text, ...others } = filters
  const several = Object.entries(others).filter(([, value]) => valuesOf(value).length > 1)
  const wanted = Object.entries(others)
    .filter(([, value]) => valuesOf(value).length === 1)
    .map(([name, value]) => [name, isFoundByPiece(resource, name) ? `*${value}*` : value])
  const any = several.map(([field, value]): Param => ({ field, rule: 'in', val: valuesOf(value) }))
  const all = [...any, ...also]
  const advanced = readAdvancedQuery(text)
  return {
    ...Object.fromEntries(wanted),
    ...(all.length > 0 && { filterParams: JSON.stringify(all) }),
    ...(advanced && { superQueryMatchType: advanced.match, superQueryParams: JSON.stringify(advanced.conditions.map(paramOf)) }),
  }
}

/** The order of a list as its calls have it. A list whose rows stand together by a field is ordered by that one first. */
export function sortQuery({ sorts, group }: Pick<ListState, 'sorts' | 'group'>): Record<string, string> {
  const keys = orderOf({ sorts, group })
  if (keys.length === 0) return {}
  return {
    column: keys.map(({ column }) => column).join(','),
    order: keys.map(({ descending }) => (descending ? 'desc' : 'asc')).join(','),
  }
}

/** Keys a list is ordered by, the field its rows stand together by above all. */
export function orderOf({ sorts, group }: Pick<ListState, 'sorts' | 'group'>): readonly SortKey[] {
  if (!group) return sorts
  const own = sorts.find(({ column }) => column === group) ?? { column: group, descending: false }
  return [own, ...sorts.filter(({ column }) => column !== group)].slice(0, mostSorts)
}

/** The query of a list call. `also`: conditions that narrow it further than its filters. */
export const listQuery = (
  resource: Resource,
  { page, size, sorts, filters, group }: Pick<ListState, 'page' | 'size' | 'sorts' | 'filters' | 'group'>,
  also: readonly Param[] = [],
): Record<string, string | number> => ({
  pageNo: page,
  pageSize: size,
  ...sortQuery({ sorts, group }),
  ...filterQuery(resource, filters, also),
})
