import type { Resource } from '../../../contract/resource'
import { dayOf } from '../../../contract/time'
import { clockNow } from '../../clock/clock'
import { type Chosen, rowsChosen } from '../bulk/use-chosen-rows'
import { allRows } from '../list/all-rows'
import { type ListState, listQuery, orderOf } from '../list/list-address'
import { sifter } from '../list/local-list'
import { inOrder } from '../list/row-order'
import type { ViewRow } from '../row'

/** Most rows of a paper. */
export const mostPrinted = 2000

/**
 * Rows that are printed or copied, in the order of the table: those chosen, else all that pass its filters; the first `most` of them. `local`:
 * where it reads them from this device.
 */
export async function rowsGoingOut(
  resource: Resource,
  state: ListState,
  chosen: Chosen | undefined,
  local: readonly ViewRow[] | undefined,
  most = mostPrinted,
): Promise<readonly ViewRow[]> {
  const today = dayOf(clockNow())
  const isAll = !chosen || chosen.all
  if (local) {
    const found = sifter(resource, state, today)(local)
    return (isAll ? found : found.filter(({ id }) => chosen.ids.includes(id))).slice(0, most)
  }
  if (isAll) return allRows(resource, listQuery(resource, state), most)
  const rows = await rowsChosen(resource, chosen, {})
  return rows.toSorted(inOrder(resource, orderOf(state), today)).slice(0, most)
}
