import { label } from '../../../../../contract/label'

export const bandWords = {
  allergies: label('今天的饮食要避开', 'Not to be eaten today'),
  severe: label('{allergens}严重过敏：{name} · {plates}', 'Severe allergy ({allergens}): {name} · {plates}'),
  allergyOf: label('今天有{allergens}：{name} · {plates}', '{allergens} today: {name} · {plates}'),
  allergyOfSome: label('今天有过敏食物 {count} 人：{names}', 'Allergies today, {count} {count:child|children}: {names}'),
  plate: label('{meal} {dish}', '{meal}: {dish}'),
  morePlates: label('{plates} 等 {count} 道', '{plates} and {count} more'),
  severeSign: label('严重', 'Severe'),

  isolation: label('居家隔离', 'Kept at home'),
  isolatedOne: label('居家隔离：{name} 至 {day}', 'Kept at home: {name} until {day}'),
  isolatedSome: label('居家隔离 {count} 人：{names}', 'Kept at home, {count}: {names}'),
  until: label('至 {day}', 'Until {day}'),

  leave: label('请假开始', 'Leave that begins'),
  leaveToday: label('今天起请假：{names}', 'Leave from today: {names}'),
  leaveFrom: label('{day} 起请假：{names}', 'Leave from {day}: {names}'),

  calls: label('待联系的家长', 'Families to call'),
  toCall: label('{count} 位家长待联系', '{count} {count:family|families} to call'),

  waiting: label('{count} 条等待网络', '{count} {count:waits|wait} for the network'),
}
