import type { Resource } from '../../../../contract/resource'
import type { SheetFormat } from '../../../blocks/excel/ExportDialog'
import { patience } from '../../../sheet/sheet-calls'
import { fetchMade } from '../../../wire/fetch-made'
import { filterQuery, type ListState, sortQuery } from '../list-address'

/** What of a list goes out: rows somebody chose, those that pass its filters and its advanced query, or all somebody may see. */
export type Which = 'chosen' | 'found' | 'all'

/** What is asked for. `ids`: the chosen rows. */
export type SheetAsked = { readonly which: Which; readonly ids: readonly string[]; readonly format: SheetFormat }

/** Rows of a list as a workbook, in its order. Throws what the server said against it. */
export function fetchSheet(
  resource: Resource,
  state: Pick<ListState, 'filters' | 'sorts' | 'group'>,
  { which, ids, format }: SheetAsked,
  signal?: AbortSignal,
): Promise<Blob> {
  const rows = { all: () => ({}), found: () => filterQuery(resource, state.filters), chosen: () => ({ selections: ids.join(',') }) }
  const body = { ...rows[which](), ...sortQuery(state), _format: format }
  return fetchMade('POST', `${resource.path}/exportXls`, { body, timeout: patience, ...(signal && { signal }) })
}
