import type { Resource } from '../../contract/resource'
import { useCan } from '../session/use-can'
import type { ListView } from './use-list'

/** Whether adding is offered beside a list: to who may, and of a noun there is one row of only while its list is known to be empty. */
export function useMayAdd(resource: Resource, list: Pick<ListView, 'phase' | 'total'>, isFiltered: boolean): boolean {
  const may = useCan()(`${resource.name}:add`) && resource.verbs.includes('add')
  return may && (!resource.single || (list.phase === 'ready' && list.total === 0 && !isFiltered))
}
