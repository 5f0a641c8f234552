import { useMemo } from 'react'
import type { Resource } from '../../../contract/resource'
import { dayOf } from '../../../contract/time'
import { clockNow } from '../../clock/clock'
import { allRows } from '../list/all-rows'
import { filterQuery, type ListState } from '../list/list-address'
import { sifter } from '../list/local-list'
import { useIsLocal } from '../list/use-list'
import { nounKeys } from '../noun-keys'
import type { ViewRow } from '../row'
import { useAnswer } from '../use-answer'
import { useLocalRows } from '../use-local'
import { inGroups } from './bulk-plan'

/** What is chosen in a table: these rows, on whatever page, or all that pass the filters. */
export type Chosen = { readonly ids: readonly string[]; readonly all: boolean }

export const nothingChosen: Chosen = { ids: [], all: false }

/** Ids one address has room for. */
const most = 200
const byId = { column: 'id', order: 'asc' } as const

/** All rows that pass filters, or those of these ids. */
export async function rowsChosen(resource: Resource, chosen: Chosen, filters: ListState['filters']): Promise<readonly ViewRow[]> {
  if (chosen.all) return allRows(resource, { ...filterQuery(resource, filters), ...byId })
  const rows: ViewRow[] = []
  for (const ids of inGroups(chosen.ids, most))
    rows.push(...(await allRows(resource, { superQueryParams: JSON.stringify([{ field: 'id', rule: 'in', val: ids }]), ...byId })))
  return rows
}

/** The same of rows that lie on this device. */
function useChosenHere(resource: Resource, chosen: Chosen, filters: ListState['filters'], wanted: boolean) {
  const local = useLocalRows(resource.name, wanted)
  return useMemo(() => {
    if (!local || !chosen.all) return local?.filter(({ id }) => chosen.ids.includes(id))
    return sifter(resource, { sorts: [], filters, group: undefined }, dayOf(clockNow()))(local)
  }, [resource, local, chosen, filters])
}

/** The chosen rows: those in view at once, others from where the list is read. Undefined until all are known. */
export function useChosenRows(
  resource: Resource,
  chosen: Chosen,
  filters: ListState['filters'],
  shown: readonly ViewRow[],
  wanted = true,
): { readonly rows: readonly ViewRow[] | undefined; readonly error: unknown } {
  const here = chosen.all ? [] : shown.filter(({ id }) => chosen.ids.includes(id))
  const isHere = !chosen.all && here.length === chosen.ids.length
  const isLocal = useIsLocal(resource)
  const { data, error } = useAnswer({
    queryKey: nounKeys.list(resource.name, ['chosen', chosen, chosen.all ? filters : null]),
    enabled: wanted && !isHere && !isLocal,
    queryFn: () => rowsChosen(resource, chosen, filters),
  })
  const local = useChosenHere(resource, chosen, filters, isLocal && wanted && !isHere)
  return { rows: isHere ? here : isLocal ? local : data, error: isLocal ? null : error }
}
