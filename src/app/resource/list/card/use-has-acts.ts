import { flowOf } from '../../../../contract/catalogue'
import type { Resource } from '../../../../contract/resource'
import { useCan } from '../../../session/use-can'
import { useProduct } from '../../../shell/product'
import { useRowVerbs } from '../../record/use-row-verbs'
import { useCardFields } from '../use-card-fields'
import { useOffered } from './use-offered'

/** Whether there is anything the person may do with some row of a noun, beside reading it. */
export function useHasActs(resource: Resource): boolean {
  const can = useCan()
  const moves = flowOf(useProduct().catalogue, resource.name)?.moves ?? {}
  const mayMove = Object.entries(moves).some(([verb, { apart }]) => !apart && can(`${resource.name}:${verb}`))
  const { call } = useCardFields(resource)
  const offered = useOffered(resource)
  return useRowVerbs(resource).length > 0 || mayMove || call !== undefined || offered.length > 0
}
