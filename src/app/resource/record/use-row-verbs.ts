import { isKeptForGood } from '../../../contract/fields/numbering'
import type { Values } from '../../../contract/fields/values'
import { isOpenTo } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'
import { useCan } from '../../session/use-can'
import { type RowLock, useProduct } from '../../shell/product'

const isFree = () => false
const nothingLocked: RowLock = () => isFree

/** Which rows of a noun are locked for this person. A noun keeps its lock as long as the app runs, so the same hooks are called each time. */
export const useRowLock = (resource: Resource): ((id: string) => boolean) => (useProduct().rowLocks?.[resource.name] ?? nothingLocked)()

/** Which of the generic writes this person may make to an existing row, or to some row when none is given. */
export function useRowVerbs(resource: Resource, row?: Values): readonly ('edit' | 'remove')[] {
  const can = useCan()
  const { catalogue } = useProduct()
  const flow = catalogue.flows[resource.name]
  const isLocked = useRowLock(resource)
  if (typeof row?.id === 'string' && isLocked(row.id)) return []
  return (['edit', 'remove'] as const).filter(
    (verb) =>
      resource.verbs.includes(verb) &&
      can(`${resource.name}:${verb}`) &&
      (!row || ((!flow || isOpenTo(flow, verb, row[flow.field])) && !(verb === 'remove' && isKeptForGood(resource.fields, row)))),
  )
}
