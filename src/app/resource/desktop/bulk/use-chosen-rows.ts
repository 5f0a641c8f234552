import type { Page } from '../../../../contract/query'
import type { Resource } from '../../../../contract/resource'
import { call } from '../../../wire/call'
import { filterQuery, type ListState } from '../../list/list-address'
import { nounKeys } from '../../noun-keys'
import type { ViewRow } from '../../row'
import { useAnswer } from '../../use-answer'

/** What is chosen in a table: these rows, on whatever page, or all that pass the filters. */
export type Chosen = { readonly ids: readonly string[]; readonly all: boolean }

export const nothingChosen: Chosen = { ids: [], all: false }

/** Rows one answer holds at most. */
const most = 1000

/** All rows that pass filters, or those of these ids. */
export async function rowsChosen(resource: Resource, chosen: Chosen, filters: ListState['filters']): Promise<readonly ViewRow[]> {
  const narrowed = chosen.all
    ? filterQuery(resource, filters)
    : { superQueryParams: JSON.stringify([{ field: 'id', rule: 'in', val: chosen.ids }]) }
  const rows: ViewRow[] = []
  for (let pageNo = 1; ; pageNo++) {
    const query = { ...narrowed, pageNo, pageSize: most, column: 'id', order: 'asc' }
    const page = await call<Page<ViewRow>>('GET', `${resource.path}/list`, { query })
    rows.push(...page.records)
    if (page.records.length < most) return rows
  }
}

/** The chosen rows: those in view at once, others from the server. Undefined until all are known. */
export function useChosenRows(
  resource: Resource,
  chosen: Chosen,
  filters: ListState['filters'],
  shown: readonly ViewRow[],
): { readonly rows: readonly ViewRow[] | undefined; readonly error: unknown } {
  const here = chosen.all ? [] : shown.filter(({ id }) => chosen.ids.includes(id))
  const isHere = !chosen.all && here.length === chosen.ids.length
  const { data, error } = useAnswer({
    queryKey: nounKeys.list(resource.name, ['chosen', chosen, chosen.all ? filters : null]),
    enabled: !isHere,
    queryFn: () => rowsChosen(resource, chosen, filters),
  })
  return { rows: isHere ? here : data, error }
}
