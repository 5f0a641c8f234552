import { useMemo } from 'react'
import { flowOf } from '../../../contract/catalogue'
import { cardOf } from '../../../contract/list/card-of'
import type { Resource } from '../../../contract/resource'
import { useProduct } from '../../shell/product'

/** The field that says where a row stands: that of its flow, else one called so. */
const stateField = (resource: Resource, flowField: string | undefined): string | undefined =>
  flowField ?? ['state', 'status'].find((name) => resource.fields[name]?.kind === 'dict')

/** The card of a noun, with the field that says where a row stands. */
export function useCardFields(resource: Resource) {
  const { catalogue } = useProduct()
  return useMemo(() => {
    const state = stateField(resource, flowOf(catalogue, resource.name)?.field)
    return { state, ...cardOf(resource, state) }
  }, [resource, catalogue])
}
