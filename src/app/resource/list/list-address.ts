import { kindOf } from '../../../contract/fields/kind'
import { pageSizes, type SortKey } from '../../../contract/query'
import type { Resource } from '../../../contract/resource'

/** What a list shows just now. All of it stands in the address, so that a link can be sent. */
export type ListState = {
  /** From 1. */
  readonly page: number
  readonly size: number
  /** Chosen by the person; undefined is the noun's default order. */
  readonly sort?: SortKey | undefined
  /** Filter name to text. Ranges use `<field>_begin` and `<field>_end`. */
  readonly filters: Readonly<Record<string, string>>
  /** Id of the record that stands open, or `new`. */
  readonly open?: string
}

/** Names under which a noun's filters stand in the address and in the call. */
export const filterNames = (resource: Resource): string[] =>
  resource.search.flatMap((name) => (kindOf(resource.fields[name])?.ranged ? [`${name}_begin`, `${name}_end`] : [name]))

export function readListState(resource: Resource, params: URLSearchParams): ListState {
  const size = Number(params.get('size'))
  const filters = filterNames(resource).flatMap((name) => {
    const value = params.get(name)?.trim()
    return value ? [[name, value]] : []
  })
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    size: pageSizes.find((offered) => offered === size) ?? pageSizes[0],
    sort: params.has('sort') ? { column: params.get('sort') ?? '', descending: params.get('order') === 'desc' } : undefined,
    filters: Object.fromEntries(filters),
    open: params.get('open') ?? undefined,
  }
}

/** The address of a list; what is as usual is left out. */
export function writeListState(state: ListState): URLSearchParams {
  const params = new URLSearchParams(state.filters)
  if (state.page > 1) params.set('page', String(state.page))
  if (state.size !== pageSizes[0]) params.set('size', String(state.size))
  if (state.sort) {
    params.set('sort', state.sort.column)
    params.set('order', state.sort.descending ? 'desc' : 'asc')
  }
  if (state.open) params.set('open', state.open)
  return params
}

/** Whether rows are found by a piece of this field. Others are found by what they are equal to, which is chosen and not typed. */
export const isFoundByPiece = (resource: Resource, name: string): boolean => kindOf(resource.fields[name])?.worded === true

/** The query of a list call: texts are looked for inside, everything else must be equal. */
export function listQuery(resource: Resource, { page, size, sort, filters }: Omit<ListState, 'open'>): Record<string, string | number> {
  const wanted = Object.entries(filters).map(([name, value]) => [name, isFoundByPiece(resource, name) ? `*${value}*` : value])
  const chosen = sort && { column: sort.column, order: sort.descending ? 'desc' : 'asc' }
  return { pageNo: page, pageSize: size, ...chosen, ...Object.fromEntries(wanted) }
}
