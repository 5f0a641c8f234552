import type { Resource } from '../../../contract/resource'
import { useCan } from '../../session/use-can'
import { useResource } from '../../shell/product'
import type { ListView } from './use-list'

/**
 * Whether adding is offered beside a list: to who may and may fill in all that a row needs, and of a noun there is one row of only while its
 * list is known to be empty. `resource`: as far as they may read it.
 */
export function useMayAdd(resource: Resource, list: Pick<ListView, 'phase' | 'total'>, isFiltered: boolean): boolean {
  const whole = useResource(resource.name).fields
  const isFillable = Object.entries(whole).every(
    ([name, { required, derived, initial }]) => !required || derived || initial !== undefined || name in resource.fields,
  )
  const may = useCan()(`${resource.name}:add`) && resource.verbs.includes('add') && isFillable
  return may && (!resource.single || (list.phase === 'ready' && list.total === 0 && !isFiltered))
}
