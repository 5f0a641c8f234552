import { label } from '../../../contract/label'

/** What a list in a hand says. */
export const listWords = {
  today: label('今天', 'Today'),
  yesterday: label('昨天', 'Yesterday'),
  tomorrow: label('明天', 'Tomorrow'),
  noDay: label('没有日期', 'No date'),
  jump: label('{title}，{count} 条，跳到其他分组', '{title}, {count}; go to another part'),
  jumpTitle: label('跳到', 'Go to'),
  initials: label('拼音首字母', 'pinyin initials'),
  years: label('{years}岁', '{years} y'),
  yearsMonths: label('{years}岁{months}个月', '{years} y {months} mo'),
  months: label('{months}个月', '{months} mo'),
  call: label('打电话', 'Call'),
  choose: label('多选', 'Choose several'),
  chosen: label('已选 {count} 条', '{count} chosen'),
  chooseSection: label('全选“{title}”', 'Choose all of “{title}”'),
  unchooseSection: label('取消全选“{title}”', 'Choose none of “{title}”'),
  showRows: label('看 {total} 条', 'Show {total}'),
  all: label('全选', 'All'),
  none: label('取消全选', 'None'),
  endChoosing: label('结束多选', 'End choosing'),
} as const
