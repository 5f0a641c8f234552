import type { Flow } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { useCan } from '../../../session/use-can'

/** What this person may do with several rows at once; `hasChoice`: whether there is anything of that. */
export function useMayBulk({ name, verbs, single }: Resource, flow: Flow | undefined) {
  const can = useCan()
  const mayRemove = verbs.includes('remove') && can(`${name}:remove`)
  const mayEdit = verbs.includes('edit') && can(`${name}:edit`)
  const mayMove = Object.keys(flow?.moves ?? {}).some((verb) => can(`${name}:${verb}`))
  return { mayRemove, mayEdit, hasChoice: !single && (mayRemove || mayEdit || mayMove) }
}
