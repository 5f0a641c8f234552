import { AnnouncementSend } from '../../contract/system/announcement-send'
import { useCan } from '../session/use-can'
import { useProduct } from '../shell/product'

/** Whether this person receives notices at all. */
export function useHasNotices(): boolean {
  const { catalogue } = useProduct()
  const can = useCan()
  return AnnouncementSend.name in catalogue.resources && can(`${AnnouncementSend.name}:list`)
}
