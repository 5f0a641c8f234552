import { label } from '../../contract/label'

/** Unsent, refused and clashing edits. First what is safe, then what to do. */
export const syncTexts = {
  waitingShort: label('待发送', 'To be sent'),
  refusedShort: label('未被接受', 'Not accepted'),
  needsYouShort: label('待确认', 'Needs you'),

  conflictCentreTitle: label('待同步与待定', 'Waiting changes'),
  showAll: label('显示全部 {count} 条', 'Show all {count}'),
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

  discard: label('放弃', 'Discard'),

  deviceTitle: label('此设备', 'This device'),
} as const
