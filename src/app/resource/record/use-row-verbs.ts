import { isKeptForGood } from '../../../contract/fields/numbering'
import type { Values } from '../../../contract/fields/values'
import { isOpenTo } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'
import { useCan } from '../../session/use-can'
import { useProduct } from '../../shell/product'
import { useBeyond } from './use-beyond'

/** Which of the generic writes this person may make to an existing row, or to some row when none is given. */
export function useRowVerbs(resource: Resource, row?: Values): readonly ('edit' | 'remove')[] {
  const can = useCan()
  const { catalogue } = useProduct()
  const flow = catalogue.flows[resource.name]
  const isBeyond = useBeyond(resource)
  if (typeof row?.id === 'string' && isBeyond(row.id)) return []
  return (['edit', 'remove'] as const).filter(
    (verb) =>
      resource.verbs.includes(verb) &&
      can(`${resource.name}:${verb}`) &&
      (!row || ((!flow || isOpenTo(flow, verb, row[flow.field])) && !(verb === 'remove' && isKeptForGood(resource.fields, row)))),
  )
}
