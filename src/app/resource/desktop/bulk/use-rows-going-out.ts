import type { Resource } from '../../../../contract/resource'
import { useEngine } from '../../../offline/engine-context'
import { steady } from '../../../offline/steady'
import { readView } from '../../../offline/view/view'
import type { Chosen } from '../../bulk/use-chosen-rows'
import type { ListState } from '../../list/list-address'
import { useIsLocal } from '../../list/use-list'
import { rowsGoingOut } from '../../paper/rows-going-out'
import type { ViewRow } from '../../row'

/** Fetches rows of a table that are printed or copied, see `rowsGoingOut`. */
export function useRowsGoingOut(resource: Resource, state: ListState): (chosen: Chosen, most: number) => Promise<readonly ViewRow[]> {
  const isLocal = useIsLocal(resource)
  const { db, catalogue } = useEngine()
  return async (chosen, most) => {
    const local = isLocal ? await steady(db, () => readView(db, catalogue, { noun: resource.name })) : undefined
    return rowsGoingOut(resource, state, chosen, local, most)
  }
}
