import { label } from '../../../../contract/label'
import { registerWords } from '../../reports/register-words'

/** Every text of the printed register and labels. */
export const words = {
  ...registerWords,
  title: label('登记表与标签', 'Register and labels'),
  register: label('留样登记表', 'Register'),
  labels: label('留样标签', 'Labels'),
  paper: label('打印什么', 'What to print'),
  from: label('从', 'From'),
  to: label('到', 'To'),
  print: label('打印', 'Print'),
  printRegister: label('打印留样登记表', 'Print the register of samples'),
  printLabels: label('打印 {count} 张标签', 'Print labels ({count})'),
  none: label('这段时间没有留样', 'No samples in these days'),
  noneHint: label('请选择其他日期。', 'Please choose other days.'),
  registerTitle: label('食品留样登记表', 'Register of retained food samples'),
  day: label('日期 餐次', 'Day, meal'),
  weight: label('重量', 'Weight'),
  fridgeRead: label('冰箱', 'Fridge'),
  place: label('冰箱 格位 温度', 'Fridge, slot, ℃'),
  disposed: label('销毁时间与两人', 'Disposed, by two'),
  served: label(
    '已供餐 {served} 道 = 已留样 {sampled} 道 + 说明原因 {excused} 道 + 缺 {missing} 道',
    '{served} {served:dish|dishes} served = {sampled} sampled + {excused} with a reason + {missing} missing',
  ),
  boxes: label('留样 {boxes} 份', '{boxes} {boxes:sample|samples}'),
  ahead: label('尚未供餐 {served} 道，已留样 {sampled} 道', '{served} {served:dish|dishes} not served yet, {sampled} of them sampled'),
  mealAhead: label('尚未供餐：{served} 道，已留样 {sampled} 道', 'Not served yet: {served} {served:dish|dishes}, {sampled} sampled'),
  withoutMenu: label(
    '{count} 天没有已发布的食谱，无法核对应留样的菜品：{days}',
    '{count} {count:day|days} without a published menu, so nobody can tell what is missing: {days}',
  ),
  heldFrom: label(
    '此设备只有 {day} 起的记录，更早的日期不在本表内。',
    'This device holds records from {day} on; earlier days are not in this register.',
  ),
  keepUntil: label('保存至', 'Keep until'),
  codeWait: label('核验码：联网后显示', 'Code comes with the network'),
  codeHint: label(
    '本设备上拍的留样随时带核验码；其他设备的留样联网后显示。',
    'Samples taken on this device carry their code at once; those of other devices get it with the network.',
  ),
  roots: label('每日记录指纹', 'Fingerprints of the days'),
  records: label('{count} 条记录', '{count} {count:record|records}'),
  same: label('登记表与系统记录一致', 'The paper agrees with the records'),
  sameHint: label('{at} 打印后，没有任何改动。', 'Nothing has changed since it was printed on {at}.'),
  changed: label('登记表与现在的记录不同', 'The paper differs from the records of now'),
  changedHint: label(
    '{at} 打印后有记录新增、更正、销毁或作废，或者纸张被改动过。请与下表逐行核对。',
    'Records were added, corrected, disposed of or voided after {at}, or the paper was altered. Please compare it with the lines below.',
  ),
  older: label('此设备上已没有这些天的记录', 'This device no longer holds those days'),
  olderHint: label(
    '设备只保存最近 90 天。{at} 打印的登记表请在留样列表中核对。',
    'A device keeps 90 days. Please check the register printed on {at} in the list of samples.',
  ),
} as const
