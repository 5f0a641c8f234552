import { label } from '../../../../contract/label'
import type { CallReason } from '../../call-list'

/** Why a family is called, in words. */
export const whyWords: Readonly<Record<CallReason, ReturnType<typeof label>>> = {
  unknown: label('未到未联系', 'Missing, not reached'),
  first: label('首次联系', 'First call'),
  followUp: label('今日追访', 'Follow up today'),
  overdue: label('应返未返', 'Expected back, still away'),
}

/** What is said where families are called. */
export const callWords = {
  late: label('首次联系逾期', 'First call overdue'),
  away: label('{date} 起 · 第 {days} 个开园日', 'Since {date}, open day {days}'),
  tries: label('今天 {count} 次没接通', '{count} vain {count:try|tries} today'),
  noted: label('{time} 已记：{result}', 'Noted {time}: {result}'),
  saidNoted: label('{name}：已记 {result}', '{name}: noted {result}'),
  more: label('更多结果', 'More outcomes'),
  others: label('其他联系人', 'Others to call'),
  hold: label('{phone}；按住可选其他联系人', '{phone}; press and hold for others'),
  what: label('联系结果', 'What came of it'),
  infectious: label('疑似传染病', 'Infectious illness suspected'),
  yes: label('是', 'Yes'),
  no: label('否', 'No'),
  notAsked: label('没问', 'Not asked'),
  back: label('预计返园', 'Expected back'),
  temp: label('体温（℃）', 'Temperature (℃)'),
  noTemp: label('没问', 'Not asked'),
  hospital: label('就诊医院', 'Hospital'),
  tempWrong: label('体温在 34 到 43 之间', 'A temperature is between 34 and 43'),
  note: label('补充说明', 'Note'),
  save: label('记下这次联系', 'Note this call'),
  chooseFirst: label('请先选择联系结果', 'Please choose what came of it first'),
  none: label('没有需要联系的家庭', 'No family to call'),
  some: label('{count} 个家庭待联系', '{count} {count:family|families} to call'),
  families: label('个家庭', '{count:family|families}'),
  uncalled: label('另有 {count} 人所在班还没点到', '{count} more whose class has not called them'),
}
