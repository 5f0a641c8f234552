import { label } from '../../contract/label'

/** What the home says around its cards. */
export const words = {
  greeting: label('{greeting}，{name}', '{greeting}, {name}'),
  yourTasks: label('我的任务', 'Your tasks'),
  nothingForYou: label('还没有分配给您的功能', 'Nothing has been assigned to you yet'),
  nothingForYouHint: label('请联系管理员为您的账号分配权限。', 'Please ask the administrator to give your account a role.'),
  well: label('都好', 'All is well'),
  broken: label('暂时看不到这一项。其他内容不受影响。', 'This cannot be shown just now. Everything else is as it was.'),
  again: label('重试', 'Try again'),
  offline: label('联网后显示', 'Shown when there is a network'),
  asOf: label('截至 {time}，联网后更新', 'As of {time}; updated when there is a network'),
  part: label('只有 {from} 之后的数据', 'Only what is known since {from}'),
}
