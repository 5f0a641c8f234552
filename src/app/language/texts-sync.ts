import { label } from '../../contract/label'

/** Unsent, refused and clashing edits. First what is safe, then what to do. */
export const syncTexts = {
  waitingShort: label('待发送', 'To be sent'),
  refusedShort: label('未被接受', 'Not accepted'),
  needsYouShort: label('待确认', 'Needs you'),

  conflictCentreTitle: label('待同步与待定', 'Waiting changes'),
  showAll: label('显示全部 {count} 条', 'Show all {count}'),
  safeHere: label('{count} 条修改已安全保存在此设备上。', '{count} {count:edit is|edits are} safe on this device.'),

  discard: label('放弃', 'Discard'),

  deviceTitle: label('此设备', 'This device'),
} as const
