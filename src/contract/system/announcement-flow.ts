import { defineFlow } from '../flow'
import { label } from '../label'

/** A notice is a draft, then published, then revoked. It is edited and published only as a draft, and not removed while it is published. Where it is written it is published too: there one sees to how many. */
export const announcementFlow = defineFlow({
  noun: 'announcement',
  field: 'sendStatus',
  start: '0',
  moves: {
    publish: {
      from: ['0'],
      to: '1',
      label: label('发布', 'Publish'),
      apart: true,
    },
    revoke: {
      from: ['1'],
      to: '2',
      label: label('撤销', 'Revoke'),
      confirm: {
        title: label('撤销“{titile}”？', 'Revoke "{titile}"?'),
        body: label('收到的人将看不到内容，只看到已撤销。', 'Whoever received it no longer sees its content, only that it was revoked.'),
      },
    },
  },
  only: { edit: ['0'], remove: ['0', '2'] },
})
