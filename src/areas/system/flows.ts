export { announcementFlow } from '../../contract/system/announcement-flow'
export { announcementSendFlow } from '../../contract/system/announcement-send-flow'
export { conflictFlow } from '../../contract/system/conflict-flow'
export { escalationFlow } from '../../contract/system/escalation-flow'
