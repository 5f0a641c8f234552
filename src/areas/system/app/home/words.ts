import { label } from '../../../../contract/label'

/** Every text of the cards of whoever looks after the system. */
export const words = {
  nothingHeld: label('没有等您处理的修改', 'No change waits for you'),
  held: label('{count} 条修改等您处理', '{count} {count:change waits|changes wait} for you'),
  toDecide: label('条待处理', 'to decide'),
  heldAbout: label('{noun} · {who} · {time}', '{noun}, {who}, {time}'),
  clash: label('别人也改了', 'Others changed it too'),
  heldByRule: label('需要确认', 'To be confirmed'),
  handedOver: label('移交', 'Handed over'),
  more: label('还有 {count} 条', '{count} more'),

  noUnread: label('通告都已读', 'Every notice is read'),
  unreadNotices: label('{count} 条通告未读', '{count} {count:notice|notices} unread'),
  unreadOf: label('条未读', '{count:notice|notices} unread'),

  devicesWell: label('所有设备的修改都已发送', 'All devices have sent their work'),
  devicesStuck: label('{count} 台设备有超过 24 小时未发送的修改', '{count} {count:device has|devices have} unsent work older than a day'),
  stuckOf: label('台有超过 24 小时未发送的修改', 'with work unsent for more than a day'),
  seen: label('30 天内联网 {count} 台', '{count} in touch within 30 days'),
  unsent: label('{count} 条', '{count} {count:edit|edits}'),
  deviceAbout: label('{who} · 最近联网 {time}', '{who}, in touch {time}'),
  behind: label('{count} 台不是当前版本', '{count} not on the present release'),

  jobsWell: label('定时任务都正常', 'All jobs run as they should'),
  jobsInTrouble: label('{count} 项定时任务需要查看', '{count} {count:job needs|jobs need} a look'),
  inTrouble: label('项需要查看', 'to look at'),
  next: label('{time} · 下次 {next}', '{time}, next {next}'),
  stopped: label('{time} · 已停止', '{time}, stopped'),

  usedToday: label('个账号今天用过', 'accounts used today'),
  locked: label('密码输错，暂时锁定', 'Locked after wrong passwords'),
  unused: label('建好一周还没登录过', 'Not used in the week since they were made'),
  frozen: label('已冻结', 'Frozen'),
  andMore: label('{names} 等', '{names} and others'),

  inUse: label('已用', 'in use'),
  database: label('数据库', 'Database'),
  files: label('照片与文件', 'Pictures and files'),
  free: label('磁盘剩余', 'Free on the disk'),
  ofDisk: label('{free} / {size}', '{free} of {size}'),
  diskFull: label('磁盘快满了，请清理或扩容。', 'The disk is nearly full: make room, or add some.'),
  backup: label('最近备份', 'Last backup'),
  noBackup: label('还没有备份', 'None yet'),
  backupOld: label('最近一次备份超过 {hours} 小时', 'The last backup is more than {hours} {hours:hour|hours} old'),
  storageWell: label('存储正常，备份 {time}', 'Room enough, backup {time}'),
} as const
