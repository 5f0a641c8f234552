import { label } from '../../../../contract/label'

/** Every text of the kitchen's cards. */
export const words = {
  complete: label('今天 {done}/{total} 道已留样', 'Samples of today: {done} of {total}'),
  missing: label('{meal}缺 {count} 道', '{meal}: {count} {count:dish|dishes} missing'),
  unsampled: label('{meal}留样缺 {count} 道', '{meal}: {count} {count:dish|dishes} without a sample'),
  ofMeal: label('{meal} · {time} 开餐', '{meal} at {time}'),
  serving: label('{meal} · 正在用餐', '{meal}, being served'),
  over: label('{meal} · 已供餐', '{meal}, served'),
  ring: label('{meal}：{total} 道菜中 {done} 道已留样或说明', '{meal}: {done} of {total} {total:dish|dishes} sampled or explained'),
  accounted: label('已留样或说明', 'Sampled or explained'),
  dishes: label('菜品', 'Dishes'),
  take: label('拍 {dish}', 'Take {dish}'),
  sampled: label('已留样', 'Sampled'),
  excused: label('已说明', 'Explained'),
  todo: label('未留样', 'Missing'),
  noMenu: label('今天没有已发布的食谱，无法核对留样。', 'No menu is published for today: samples cannot be checked.'),

  read: label('冰箱都已测温', 'All fridges are read'),
  unread: label('{count} 台冰箱待测温', '{count} {count:fridge|fridges} to read'),
  toRead: label('台待测 · {time} 巡查', 'to read, {time} round'),
  notYet: label('{time} 开始', 'From {time}'),
  now: label('待测', 'To read'),
  late: label('已晚 {hours} 小时', '{hours} h late'),
  lateMinutes: label('已晚 {minutes} 分钟', '{minutes} min late'),
  readNow: label('现在测', 'Read now'),
  warm: label('{fridge} 超温 {temp} ℃，已 {minutes} 分钟', '{fridge}: {temp} ℃, out of range for {minutes} min'),
  noReading: label('还没有读数', 'Not read yet'),
  lastRead: label('{time} · {temp} ℃', '{time}, {temp} ℃'),

  nothingDue: label('没有到期的留样', 'No sample to dispose of'),
  due: label('{count} 份留样到期', '{count} {count:sample|samples} to dispose of'),
  dueSince: label('份已满 48 小时 · 最早 {time}', 'kept for 48 hours, the first since {time}'),
  overdue: label('其中 {count} 份已超过 96 小时', '{count} of them kept for more than 96 hours'),
  dispose: label('和证人一起销毁', 'Dispose with a witness'),
} as const
