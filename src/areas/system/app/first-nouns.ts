import { defineArea } from '../../../contract/area'
import { AnnouncementSend } from '../../../contract/system/announcement-send'
import { announcementSendFlow } from '../../../contract/system/announcement-send-flow'
import { Conflict } from '../../../contract/system/conflict'
import { conflictFlow } from '../../../contract/system/conflict-flow'
import { Dict } from '../../../contract/system/dict'
import { DictItem } from '../../../contract/system/dict-item'
import { HouseSetting } from '../../../contract/system/house-setting'

/** What stands around every screen: notices, held changes, the words of dictionaries, and how the product behaves in this house. */
export const firstNouns = defineArea({
  name: 'around every screen',
  nouns: { AnnouncementSend, Conflict, Dict, DictItem, HouseSetting },
  flows: { announcementSendFlow, conflictFlow },
})
