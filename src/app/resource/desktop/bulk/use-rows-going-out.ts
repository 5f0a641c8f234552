import type { Resource } from '../../../../contract/resource'
import { dayOf } from '../../../../contract/time'
import { clockNow } from '../../../clock/clock'
import { useEngine } from '../../../offline/engine-context'
import { steady } from '../../../offline/steady'
import { readView } from '../../../offline/view/view'
import { allRows } from '../../list/all-rows'
import { type ListState, listQuery, orderOf } from '../../list/list-address'
import { sifter } from '../../list/local-list'
import { inOrder } from '../../list/row-order'
import { useIsLocal } from '../../list/use-list'
import type { ViewRow } from '../../row'
import { type Chosen, rowsChosen } from './use-chosen-rows'

/** Fetches rows that are printed or copied, in the order of the table: those chosen, or all that pass its filters; the first `most` of them. */
export function useRowsGoingOut(resource: Resource, state: ListState): (chosen: Chosen, most: number) => Promise<readonly ViewRow[]> {
  const isLocal = useIsLocal(resource)
  const { db, catalogue } = useEngine()
  return async (chosen, most) => {
    const today = dayOf(clockNow())
    if (isLocal) {
      const found = sifter(resource, state, today)(await steady(db, () => readView(db, catalogue, { noun: resource.name })))
      return (chosen.all ? found : found.filter(({ id }) => chosen.ids.includes(id))).slice(0, most)
    }
    if (chosen.all) return allRows(resource, listQuery(resource, state), most)
    const rows = await rowsChosen(resource, chosen, {})
    return rows.toSorted(inOrder(resource, orderOf(state), today)).slice(0, most)
  }
}
