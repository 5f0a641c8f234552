import { flowOf } from '../../../contract/catalogue'
import type { Resource } from '../../../contract/resource'
import { useProduct } from '../../shell/product'

/** Facts a card shows under its title, at most. */
export const shownFacts = 2

/** The field that says where a row stands: that of its flow, else one called so. */
const stateField = (resource: Resource, flowField: string | undefined): string | undefined =>
  flowField ?? ['state', 'status'].find((name) => resource.fields[name]?.kind === 'dict')

/** The fields of a noun's card: the one that says where the row stands, and those its facts are taken from. */
export function useCardFields(resource: Resource) {
  const state = stateField(resource, flowOf(useProduct().catalogue, resource.name)?.field)
  return { state, facts: resource.list.filter((name) => name !== resource.title && name !== state) }
}
