import { defineFlow } from '../flow'
import { label } from '../label'

/** A notice is a draft, then published, then revoked. It is edited and published only as a draft, and not removed while it is published. */
export const announcementFlow = defineFlow({
  noun: 'announcement',
  field: 'sendStatus',
  start: '0',
  moves: {
    publish: {
      from: ['0'],
      to: '1',
      label: label('发布', 'Publish'),
      confirm: {
        title: label('发布“{titile}”？', 'Publish "{titile}"?'),
        body: label(
          '发给：{msgType} {userIds}（{priority}）。发布后他们会立即收到，内容不能再改。',
          'For: {msgType} {userIds} ({priority}). They are told at once, and it can no longer be changed.',
        ),
      },
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
