import { defineFlow } from '../flow'
import { label } from '../label'

/** Unread becomes read, and never the other way: whichever device says so first, saying it again changes nothing. */
export const announcementSendFlow = defineFlow({
  noun: 'announcement-send',
  field: 'readFlag',
  start: '0',
  moves: { read: { from: ['0'], to: '1', label: label('标为已读', 'Mark as read'), offline: true } },
})
