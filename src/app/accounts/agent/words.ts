import { label } from '../../../contract/label'

/** Who stands in for somebody. */
export const words = {
  title: label('代理人', 'Agent'),
  acting: label('代理中', 'Standing in'),
  coming: label('未开始', 'Still to come'),
  over: label('已结束', 'Over'),
  off: label('已停用', 'Switched off'),
  none: label('没有代理人。', 'Nobody stands in.'),
  what: label(
    '写明这段时间该找谁。权限不会转移，代理人用自己的账号办事。',
    'Says whom to turn to meanwhile. No right goes with it: an agent works under their own account.',
  ),
  name: label('设代理人', 'Name an agent'),
  nameFor: label('为{name}设代理人', 'Name an agent for {name}'),
  change: label('修改', 'Change'),
  changeOf: label('修改{name}的代理人', 'Change the agent of {name}'),
} as const
