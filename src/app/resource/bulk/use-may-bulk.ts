import type { Flow, Move } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'
import { useCan } from '../../session/use-can'
import { sharedFields, sharedMoves } from './bulk-plan'

export type MayBulk = {
  readonly mayEdit: boolean
  readonly mayRemove: boolean
  readonly moves: readonly (readonly [verb: string, move: Move])[]
  /** Whether there is anything of that. */
  readonly hasChoice: boolean
}

/** What this person may do with several rows of a noun at once. */
export function useMayBulk(resource: Resource, flow: Flow | undefined): MayBulk {
  const can = useCan()
  const { name, verbs, single } = resource
  const may = (verb: 'edit' | 'remove') => verbs.includes(verb) && can(`${name}:${verb}`)
  const mayRemove = may('remove')
  const mayEdit = may('edit') && sharedFields(resource).length > 0
  const moves = sharedMoves(flow).filter(([verb]) => can(`${name}:${verb}`))
  return { mayRemove, mayEdit, moves, hasChoice: !single && (mayRemove || mayEdit || moves.length > 0) }
}
