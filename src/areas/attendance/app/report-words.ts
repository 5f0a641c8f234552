import { label } from '../../../contract/label'

/** What stands on the screens of the day of all classes, the month and the meals, beside the columns of their reports. */
export const words = {
  classesDone: label(
    '已提交 {done}/{all} 班：应到 {expected}，出勤 {present}',
    '{done} of {all} {all:class|classes} submitted: {present} of {expected} present',
  ),
  allClasses: label('全园 {count} 班', 'All {count} {count:class|classes}'),
  noFigures: label('人数还未收到', 'No figures yet'),
  someWithoutFigures: label(
    '{count} 个班的人数还未收到，未计入。',
    '{count} {count:class has|classes have} sent no figures yet and {count:is|are} not counted here.',
  ),
  alarm: label('未联系：{names}', 'Not reached: {names}'),
  alarmCount: label('{count} 名缺勤幼儿未联系', '{count} absent {count:child|children} not reached'),
  noClasses: label('还没有班级', 'There are no classes yet'),
  noClassesHint: label('在“班级”中添加后，这里会显示每个班的出勤。', 'Add classes under "Class"; their attendance then appears here.'),
  monthTitle: label('出勤月表', 'Month table'),
  month: label('月份', 'Month'),
  earlier: label('上个月', 'Month before'),
  later: label('下个月', 'Next month'),
  openDays: label('{days} 尚未提交，不计入合计和出勤率。', '{days}: not submitted yet, so no part of the sums and the rate.'),
  causes: label('缺勤原因', 'Causes of absence'),
  causeLine: label('{days} 人次 · {share}%', '{days} {days:child-day|child-days} · {share}%'),
  noDays: label('这个月没有开园日', 'No open days in this month'),
  noDaysHint: label('请选择其他月份。', 'Please choose another month.'),
  noRecords: label('这个月没有本班幼儿', 'No children of this class in this month'),
  monthOffline: label('本机只保存最近 30 天', 'Only the last 30 days are on this device'),
  monthOfflineHint: label('联网后可以查看更早的月份。', 'Earlier months can be read once there is network.'),
  allFirm: label('所有班级已提交', 'Every class has submitted'),
  someEstimated: label(
    '{count} 个班未提交，按在班幼儿、请假和用餐方案暂估',
    '{count} {count:class has|classes have} not submitted; estimated from the children, approved leave and meal plans',
  ),
  noMeals: label('今天不供餐', 'No meals are served today'),
  noMealsHint: label('按校历，今天不开园或不供餐。', 'By the calendar the kindergarten is closed or serves no meals today.'),
} as const
