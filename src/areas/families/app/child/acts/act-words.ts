import { label } from '../../../../../contract/label'

/** What is seldom done with a child, and what doing it says. */
export const actWords = {
  change: label('转班', 'Change of class'),
  changeTo: label('{name}转班', 'Change of class: {name}'),
  changeWhat: label(
    '原班级到前一天为止，新班级从这一天起。之前的考勤留在原班级。',
    'The old class ends the day before, the new one begins on this day. Attendance until then stays with the old class.',
  ),
  changeNow: label('转入新班级', 'Change the class'),
  changed: label('{name}已转班', '{name} has another class'),
  from: label('从哪天起', 'From'),
  leaving: label('离园', 'Leaving'),
  leavingOf: label('{name}离园', '{name} leaves'),
  leavingWhat: label(
    '最后一天之后不再应到，在班记录随之结束。',
    'After the last day the child is expected no more, and its time in the class ends.',
  ),
  leaveNow: label('办理离园', 'Record the leaving'),
  left: label('{name}已离园', '{name} has left'),
  lastDay: label('最后一天', 'Last day'),
  as: label('怎样离园', 'How it leaves'),
  print: label('打印接送卡、登记表', 'Print cards and register'),
  printOf: label('打印：{name}', 'Print: {name}'),
  card: label('接送卡', 'Pick-up card'),
  form: label('入园登记表', 'Registration form'),
  printCard: label('打印接送卡', 'Print the cards'),
  printForm: label('打印登记表', 'Print the form'),
  cardsOf: label('每位可接送的人一张，共 {count} 张', 'One for each who may pick up: {count} {count:card|cards}'),
  noCards: label('没有可接送的人，请先登记', 'Nobody may pick up yet; enter somebody first'),
  sheetOf: label('一张 A4，您看得到的全部内容', 'One sheet of A4 with all you may read'),
  waiting: label('正在读取…', 'Being read…'),
  person: label('接送人', 'Picks up'),
  seal: label('园所盖章', 'Seal'),
} as const
