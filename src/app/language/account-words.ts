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
  theme: label('外观', 'Appearance'),
  themeAuto: label('跟随系统', 'As the device'),
  themeLight: label('浅色', 'Light'),
  themeDark: label('深色', 'Dark'),
  colours: label('颜色', 'Colours'),
  switchDepartment: label('切换部门', 'Switch department'),
  clearCache: label('清理缓存', 'Clear cache'),
  cacheRefreshed: label('刷新缓存完成！', 'cache refresh complete!'),
  cacheRefreshFailed: label('刷新缓存失败！', 'refresh cache failed!'),
  lockDevice: label('锁定 / 交给他人', 'Lock / hand over'),
  reallySignOut: label('真的要注销登录吗？', 'really log out?'),
  signOutFailed: label(
    '此设备上的内容暂时打不开，您还没有退出。请重新加载页面，再退出一次。',
    'What lies on this device could not be opened, so you are still signed in. Reload the page, then sign out again.',
  ),
  sendingFirst: label(
    '正在发送剩余的 {count} 条修改，最多 10 秒……',
    'Sending the last {count} {count:edit|edits}, for 10 seconds at most…',
  ),
  unsentTitle: label('{count} 条修改已安全保存，还没有发送', '{count} {count:edit is|edits are} safe here, but not sent yet'),
  unsentBody: label(
    '保留：它们留在此设备上，别人看不到；您下次在此登录后自动发送。',
    'Keep them: they stay on this device, unseen by others, and go out by themselves the next time you sign in here.',
  ),
  keepAndLeave: label('保留并退出', 'Keep and sign out'),
  exportUnsent: label('导出加密文件…', 'Export an encrypted file…'),
  discardInstead: label('不保留，放弃这些修改…', 'Discard them instead…'),
  discardAllTitle: label('放弃 {count} 条未发送的修改？', 'Discard {count} unsent {count:edit|edits}?'),
  discardAllBody: label(
    '已发送的内容不受影响。未发送的修改和草稿会从此设备删除，无法找回。',
    'What was sent is not touched. Unsent edits and drafts are deleted from this device and cannot be brought back.',
  ),
  discardAndLeave: label('放弃并退出', 'Discard and sign out'),
} as const
