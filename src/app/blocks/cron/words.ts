import { type Label, label } from '../../../contract/label'
import type { PartName, PartType } from './part'

/** Words of the cron builder. */
export const words = {
  build: label('逐项设置', 'Build it'),
  title: label('设置执行时间', 'When it is done'),
  use: label('使用这个时间', 'Use this'),
  preview: label('之后 10 次运行时间', 'The next 10 times'),
  yearIgnored: label('未计入年份“{year}”', 'Whatever the year; the expression says "{year}"'),
  noPreview: label('没有符合的日子', 'There is no such day'),
  from: label('从', 'From'),
  to: label('到', 'to'),
  start: label('起始', 'Starting at'),
  interval: label('间隔', 'every'),
  day: label('日', 'Day of the month'),
  byWeek: label('已按“周”设置，不能再设置“日”。', 'The week is set, so the day cannot be.'),
  expression: label('表达式', 'Expression'),
} as const

export const partWords: Readonly<Record<PartName, Label>> = {
  second: label('秒', 'Second'),
  minute: label('分', 'Minute'),
  hour: label('时', 'Hour'),
  day: label('日', 'Day'),
  month: label('月', 'Month'),
  week: label('周', 'Week'),
  year: label('年', 'Year'),
}

export const typeWords: Readonly<Record<PartType, Label>> = {
  notSet: label('不设置', 'Not set'),
  every: label('每次', 'Every'),
  range: label('区间', 'Range'),
  loop: label('循环', 'Loop'),
  workDay: label('工作日', 'Working day'),
  last: label('最后一日', 'Last day'),
  specific: label('指定', 'Specific'),
}

/** Days of the week as the expression counts them, from Sunday as 1. */
export const weekdays: readonly Label[] = [
  label('周日', 'Sun'),
  label('周一', 'Mon'),
  label('周二', 'Tue'),
  label('周三', 'Wed'),
  label('周四', 'Thu'),
  label('周五', 'Fri'),
  label('周六', 'Sat'),
]
