import { label } from '../../contract/label'

/** What a role may do. */
export const words = {
  homeTitle: label('今日与底栏', 'Today and bar'),
  shipped: label('系统自带的角色', 'A role the product brings'),
  shippedWhat: label(
    '没有改过的，随新版本更新；您改过的权限和数据范围会保留。',
    'What nobody changed follows new versions; rights and scope you changed stay.',
  ),
  title: label('权限', 'Permissions'),
  count: label('共 {count} 项', '{count} in all'),
  none: label('这个角色还没有任何权限。', 'This role may not do anything yet.'),
  offline: label('连上网络后可以查看和修改权限。', 'Permissions can be seen and changed once there is a network.'),
  edit: label('修改权限', 'Change permissions'),
  editOf: label('{role}的权限', 'Permissions: {role}'),
  menuEntry: label('菜单入口', 'Place in the menu'),
  search: label('按名称查找权限', 'Find a permission by name'),
  linked: label('连同所需权限', 'With what it needs'),
  linkedHint: label(
    '例如：给“编辑”时一并给“查看”，收回“查看”时一并收回“编辑”。',
    'Giving "Edit" also gives "View"; taking "View" also takes "Edit".',
  ),
  locked: label('带锁的权限您自己没有，不能授予也不能收回。', 'You do not hold what is locked, so you can neither give nor take it.'),
  isLocked: label('您没有此权限', 'You do not hold this'),
  difference: label('新增 {added} 项，收回 {removed} 项', '{added} given, {removed} taken'),
  noDifference: label('还没有改动', 'Nothing changed yet'),
  saved: label('{role}的权限已更新', 'The permissions of {role} are up to date'),
  leave: label('放弃这些改动？', 'Discard these changes?'),
  leaveWhat: label('已选择的改动还没有保存：{what}。', 'What you chose has not been saved: {what}.'),
  discard: label('放弃改动', 'Discard'),
} as const
