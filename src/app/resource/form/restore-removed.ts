import type { Resource } from '../../../contract/resource'
import { type Intent, remove } from '../../../contract/sync/intent'
import { restoring } from '../../../contract/sync/restoring'
import { call } from '../../wire/call'

/** Most rows one call brings back. */
const most = 500

/** Has the server bring removed rows back, all or none of as many as one call takes. Throws `WireError` where one may not come back. */
export async function restoreRemote({ path }: Resource, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += most) await call('PUT', `${path}/restore`, { body: { ids: ids.slice(at, at + most).join(',') } })
}

/** What brings back a row this device has taken away, behind its removal. */
export const restore = (resource: Resource, key: string): Intent => ({ ...remove(resource, key), verb: restoring })
