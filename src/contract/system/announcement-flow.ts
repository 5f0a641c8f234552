import { defineFlow } from '../flow'
import { label } from '../label'

/** A notice is a draft, then published, then revoked. It is edited and published only as a draft, and not removed while it is published. */
export const announcementFlow = defineFlow({
  noun: 'announcement',
  field: 'sendStatus',
  start: '0',
  moves: {
    publish: { from: ['0'], to: '1', label: label('发布', 'Publish') },
    revoke: { from: ['1'], to: '2', label: label('撤销', 'Revoke') },
  },
  only: { edit: ['0'], remove: ['0', '2'] },
})
