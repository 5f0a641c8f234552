import { label } from '../../../contract/label'

/** How this device's work stands, in a line. */
export const badgeWords = {
  badgeAllSent: label('已全部同步', 'All is sent'),
  badgeChecking: label('正在同步', 'Syncing'),
  copying: label('正在下载{noun}（{done}/{total}）', 'Copying {noun} ({done}/{total})'),
  badgeSending: label('正在发送 {count} 条', 'Sending {count}'),
  badgePictures: label('正在发送 {count} 张图片', 'Sending {count} {count:picture|pictures}'),
  badgeWaiting: label('{count} 条等待网络', '{count} waiting for the network'),
  badgeOffline: label('离线，可继续工作', 'Offline; you can go on working'),
  badgeOfflineEmpty: label('离线，数据尚未下载', 'Offline; the data is not here yet'),
  badgeNeedsYou: label('{count} 条需要您处理', 'Needs you: {count}'),
  badgeAuth: label('登录后发送 {count} 条', 'Sign in to send {count}'),
} as const
