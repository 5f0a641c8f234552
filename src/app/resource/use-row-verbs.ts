import { isOpenTo } from '../../contract/flow'
import type { Resource } from '../../contract/resource'
import { useCan } from '../session/use-can'
import { useProduct } from '../shell/product'
import type { Values } from './row'

/** Which of the generic writes this person may make to an existing row, or to some row when none is given. */
export function useRowVerbs(resource: Resource, row?: Values): readonly ('edit' | 'remove')[] {
  const can = useCan()
  const flow = useProduct().catalogue.flows[resource.name]
  return (['edit', 'remove'] as const).filter(
    (verb) => resource.verbs.includes(verb) && can(`${resource.name}:${verb}`) && (!row || !flow || isOpenTo(flow, verb, row[flow.field])),
  )
}
