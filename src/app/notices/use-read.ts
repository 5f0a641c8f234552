import { move } from '../../contract/sync/intent'
import { AnnouncementSend } from '../../contract/system/announcement-send'
import { useCommit } from '../offline/outbox/use-commit'
import { useCan } from '../session/use-can'
import { isUnread, type Notice } from './notice'

/** Marks notices as read. Works without network; what is read already stays as it is. Resolves to how many were marked. */
export function useRead(): (notices: readonly Notice[]) => Promise<number> {
  const commit = useCommit()
  const can = useCan()
  return async (notices) => {
    if (!can(`${AnnouncementSend.name}:read`)) return 0
    const intents = notices.filter(isUnread).map(({ id }) => move(AnnouncementSend, id, 'read', {}))
    if (intents.length > 0) await commit(intents)
    return intents.length
  }
}
