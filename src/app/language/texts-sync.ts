import { label } from '../../contract/label'

/** Unsent, refused and clashing edits. First what is safe, then what to do. */
export const syncTexts = {
  waitingShort: label('待发送', 'To be sent'),
  refusedShort: label('未被接受', 'Not accepted'),
  needsYouShort: label('待确认', 'Needs you'),

  badgeAllSent: label('已全部同步', 'All is sent'),
  badgeChecking: label('正在同步', 'Syncing'),
  copying: label('正在下载{noun}（{done}/{total}）', 'Copying {noun} ({done}/{total})'),
  copyingShort: label('下载进度', 'How much has been copied'),
  badgeSending: label('正在发送 {count} 条', 'Sending {count}'),
  badgePictures: label('正在发送 {count} 张图片', 'Sending {count} {count:picture|pictures}'),
  badgeWaiting: label('{count} 条等待网络', '{count} waiting for the network'),
  badgeOffline: label('离线，可继续工作', 'Offline; you can go on working'),
  badgeNeedsYou: label('{count} 条需要您处理', 'Needs you: {count}'),
  badgeAuth: label('登录后发送 {count} 条', 'Sign in to send {count}'),
  readyOffline: label('没有网络也能使用。上次同步：{since}', 'Ready for use without network. Last synced: {since}'),
  notReadyOffline: label(
    '正在把应用和数据存到此设备，请保持联网。',
    'The app and its data are being copied to this device; please stay connected.',
  ),
  neverOffline: label(
    '没有网络时打不开：浏览器没有把应用存到此设备（需要 https 网址，且不是无痕窗口）。',
    'Will not open without network: the browser has not kept the app here (it takes an https address, and no private window).',
  ),

  conflictCentreTitle: label('待同步与待定', 'Waiting changes'),
  showAll: label('显示全部 {count} 条', 'Show all {count}'),
  sending: label('正在发送…', 'Sending…'),
  safeHere: label('{count} 条修改已安全保存在此设备上。', '{count} {count:edit is|edits are} safe on this device.'),
  pauseAuth: label(
    '登录已过期。{count} 条修改安全保存在此设备上，重新登录后自动发送。',
    'Your sign-in has run out. {count} {count:edit is|edits are} safe on this device and {count:goes|go} out once you sign in again.',
  ),
  pauseUpdate: label(
    '请先更新应用。{count} 条修改安全保存在此设备上。',
    'Please update the app first. {count} {count:edit is|edits are} safe on this device.',
  ),
  pauseNewer: label(
    '有些修改是用更新的版本填写的，更新应用后才能发送。它们安全保存在此设备上。',
    'Some edits were made with a newer version of this app; they go once the app is updated, and are safe on this device.',
  ),
  pauseStorage: label(
    '此设备存储空间不足。请先释放空间，{count} 条修改仍在。',
    'This device has run out of room. Please free some; {count} {count:edit is|edits are} still here.',
  ),

  verbAdd: label('新增', 'Add'),
  verbEdit: label('修改', 'Change'),
  verbRemove: label('删除', 'Delete'),
  verbAdjust: label('增减', 'Adjust'),
  discard: label('放弃', 'Discard'),
  discardWord: label('放弃', 'discard'),

  deviceTitle: label('此设备', 'This device'),
  deviceMayClear: label(
    '空间不足时，浏览器可能会清理这里的内容。请安装到主屏幕，或请求长期保留。',
    'Short of room, the browser may clear what lies here. Install the app on the home screen, or ask to keep it.',
  ),
  deviceMayNotKeep: label(
    '浏览器暂未同意。安装应用并多使用几次后再试。',
    'The browser has not agreed yet. Install the app, use it for a while, and ask again.',
  ),
} as const
