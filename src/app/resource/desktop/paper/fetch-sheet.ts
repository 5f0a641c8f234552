import type { Resource } from '../../../../contract/resource'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import { saveFile } from '../../../files/attachment/save-file'
import { fetchMade } from '../../../wire/fetch-made'
import { filterQuery, type ListState, sortQuery } from '../../list/list-address'
import type { Chosen } from '../bulk/use-chosen-rows'

/** Puts those chosen, or all rows that pass the filters, as a sheet among the person's files. `name`: what such rows are called. */
export async function fetchSheet(resource: Resource, name: string, state: ListState, chosen: Chosen | undefined): Promise<void> {
  const which = chosen && !chosen.all ? { selections: chosen.ids.join(',') } : filterQuery(resource, state.filters)
  const file = await fetchMade('POST', `${resource.path}/exportXls`, { body: { ...which, ...sortQuery(state) } })
  saveFile({ name: `${name} ${dayOf(clockNow())}.xls`, file })
}
