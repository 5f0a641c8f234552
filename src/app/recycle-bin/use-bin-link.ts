import { recycleBinScreen } from '../../contract/recycle-bin/recycle-bin'
import type { Resource } from '../../contract/resource'
import { mayRestore } from '../../contract/sync/may-restore'
import { useCan } from '../session/use-can'

/** Where somebody finds what was removed of a noun; undefined where they may bring nothing of it back. */
export function useBinLink(resource: Resource): string | undefined {
  const can = useCan()
  return !resource.line && mayRestore(can, resource) ? `${recycleBinScreen}?noun=${resource.name}` : undefined
}
