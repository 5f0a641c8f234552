import { ask } from '../../contract/error'

/** Ways in which attendance says no. */
export const errors = {
  'day.closed': ask(409, '{day} 不是开园日', 'The kindergarten is closed on {day}'),
  'class.not-yours': ask(403, '只能操作自己的班级', 'You can only do this for your own class'),
  'child.not-enrolled': ask(409, '该幼儿当日不在本班', 'The child is not in this class on that day'),
  'mark.no-cause': ask(
    400,
    '这种考勤状态没有缺勤原因，请清空原因或改状态',
    'Nobody is away with this mark: clear the cause or change the mark',
  ),
  'mark.cause-known': ask(
    400,
    '已知原因请登记为病假或事假',
    'Whoever was reached is sick or on leave: change the mark, or clear the cause',
  ),
  'mark.no-illness': ask(400, '病假须选疾病原因', 'Being sick needs an illness as its cause'),
  'mark.an-illness': ask(400, '事假不能选疾病原因，生病请选病假', 'Leave is for no illness; whoever is ill is sick'),
  'mark.out-before-in': ask(400, '离园时间不能早于到园时间', 'Nobody leaves before they have come'),
  'leave.overlap': ask(409, '该幼儿在 {from} 至 {to} 已有请假', 'This child has leave from {from} to {to} already'),
  'sheet.closed': ask(409, '当日考勤已关闭', 'The attendance of that day is closed'),
  'sheet.untraced': ask(409, '还有 {count} 名缺勤幼儿未登记原因', '{count} absent {count:child has|children have} no cause yet'),
} as const
