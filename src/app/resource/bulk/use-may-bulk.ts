import type { Flow, Move } from '../../../contract/flow'
import type { Resource } from '../../../contract/resource'
import type { SeveralAct } from '../../record-page/several-act'
import { useCan } from '../../session/use-can'
import { askingMoves, sharedFields, sharedMoves } from './bulk-plan'
import { useSeveralActs } from './use-several-acts'

export type MayBulk = {
  readonly mayEdit: boolean
  readonly mayRemove: boolean
  readonly moves: readonly (readonly [verb: string, move: Move])[]
  /** Moves that ask something, the same of all of them. */
  readonly asking: readonly (readonly [verb: string, move: Move])[]
  /** Acts of a record that are done with several of them. */
  readonly acts: readonly SeveralAct[]
}

/** What this person may do with several rows of a noun at once. */
export function useMayBulk(resource: Resource, flow: Flow | undefined): MayBulk {
  const can = useCan()
  const { name, verbs } = resource
  const may = (verb: 'edit' | 'remove') => verbs.includes(verb) && can(`${name}:${verb}`)
  const mayRemove = may('remove')
  const mayEdit = may('edit') && sharedFields(resource).length > 0
  const moves = sharedMoves(flow).filter(([verb]) => can(`${name}:${verb}`))
  const asking = askingMoves(resource, flow).filter(([verb]) => can(`${name}:${verb}`))
  const acts = useSeveralActs(name)
  return { mayRemove, mayEdit, moves, asking, acts }
}
