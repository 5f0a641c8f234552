import { label } from '../../contract/label'

/** What is said of accounts, houses and looks, and where the shell of a desktop stands. */
export const accountWords = {
  foldMenu: label('展开或收起菜单', 'Fold or unfold the menu'),
  skipToContent: label('跳到正文', 'Skip to the content'),
  chooseHouse: label('请选择园所', 'Choose a kindergarten'),
  chooseDepartment: label('请选择部门', 'Choose a department'),
  weakColours: label('色弱模式', 'Stronger contrast'),
  departmentSwitched: label('部门已切换', 'You now work in the chosen department'),
  unsentOfSomebody: label('{name} 有 {count} 条未发送的修改', '{count} unsent {count:edit|edits} of {name}'),
  unsentSince: label('最早一条：{ago}', 'Oldest: {ago}'),
  unsentHere: label('它们安全保存在此设备上，本人登录后自动发送。', 'They are safe on this device and go out once that person signs in.'),
} as const
