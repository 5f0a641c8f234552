export { announcementFlow } from '../../contract/system/announcement-flow'
export { announcementSendFlow } from '../../contract/system/announcement-send-flow'
export { conflictFlow } from '../../contract/system/conflict-flow'
export { handedOverFlow } from '../../contract/system/handed-over-flow'
