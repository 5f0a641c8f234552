import { readablePart } from '../../../contract/access'
import { isTree } from '../../../contract/fields/tree'
import type { Resource } from '../../../contract/resource'
import { mayUse } from '../../session/granted'
import { useSession } from '../../session/session'
import { queries } from '../queries'
import { listQuery, readListState } from './list-address'
import { remotePage } from './use-list'

/**
 * Asks the server for the rows a table of this address will ask for, while the parts it is drawn with are still on their way. The table takes the
 * answer over; what fails is told there. Rows that stand together by a field are asked for by the table alone, which knows how many it draws, and those
 * of a tree by the tree.
 */
export function askAhead(resource: Resource, search: string): void {
  if (isTree(resource)) return
  const { granted } = useSession.getState()
  const readable = readablePart(resource, (permission) => mayUse(granted, permission))
  const state = readListState(readable, new URLSearchParams(search))
  if (!state.group) void queries.prefetchQuery(remotePage(readable, listQuery(readable, state)))
}
