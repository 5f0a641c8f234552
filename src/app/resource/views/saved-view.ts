import { fieldsAsked, type ListLook, listLook } from '../../../contract/list/list-look'
import { compareNumberedWords } from '../../../contract/list/word-order'
import type { Resource } from '../../../contract/resource'
import { same } from '../../../contract/sync/merge'
import { filterNames, type ListState } from '../list/list-address'
import type { ViewRow } from '../row'

/** A view of a list somebody keeps. `isOwn`: made by whoever looks, and not by somebody who shares it. */
export type SavedView = {
  readonly id: string
  readonly rev: number
  readonly name: string
  readonly shared: boolean
  readonly isOwn: boolean
  readonly look: ListLook
}

/** What of a list a view keeps. */
export type Looked = Pick<ListState, 'filters' | 'sorts' | 'group' | 'columns' | 'density'>

/** A list as it is looked at, to be kept. */
export const lookOf = ({ filters, sorts, group, columns, density }: Looked): ListLook => ({
  filters: { ...filters },
  sorts: [...sorts],
  ...(group && { group }),
  ...(columns && { columns: [...columns] }),
  ...(density && { density }),
})

/** What a list becomes when no view is chosen: as it is before anybody narrowed it. */
export const withoutView: Partial<ListState> = {
  filters: {},
  sorts: [],
  group: undefined,
  columns: undefined,
  density: undefined,
  saved: undefined,
  page: 1,
}

/** What a list becomes when a view is chosen. */
export const stateOf = ({ id, look: { filters, sorts, group, columns, density } }: SavedView): Partial<ListState> => ({
  filters,
  sorts,
  group,
  columns,
  density,
  saved: id,
  page: 1,
})

/** Whether a list shows something else by now than the view it began with. */
export const isChanged = ({ look }: SavedView, state: Looked): boolean =>
  !same({ ...look, widths: undefined }, { ...lookOf(state), widths: undefined })

/**
 * A stored row as a view of a noun's list, for somebody of this id. Undefined where it is of another list, or names a field they do not read
 * or that is no more: it would show them other rows than its maker.
 */
export function viewOf(resource: Resource, row: ViewRow, me: string | undefined): SavedView | undefined {
  const look = listLook.safeParse(row.shows).data
  if (row.noun !== resource.name || !look) return undefined
  const known = new Set([...Object.keys(resource.fields), 'createTime', 'updateTime', 'createBy', 'updateBy'])
  const names = filterNames(resource)
  if (!fieldsAsked(look).every((field) => known.has(field)) || !Object.keys(look.filters).every((name) => names.includes(name)))
    return undefined
  const columns = look.columns?.filter((name) => name in resource.fields)
  return {
    id: row.id,
    rev: row.rev,
    name: String(row.name ?? ''),
    shared: row.shared === true,
    isOwn: row.owner === me,
    look: { ...look, columns },
  }
}

/** Own views first, then those of the house, each by name. */
export const inTurn = (one: SavedView, two: SavedView): number =>
  Number(two.isOwn) - Number(one.isOwn) || compareNumberedWords(one.name, two.name)
