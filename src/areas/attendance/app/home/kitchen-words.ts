import { label } from '../../../../contract/label'

/** Texts of the cards about heads and dishes. */
export const words = {
  next: label('{meal} {time} 开餐', '{meal} at {time}'),
  served: label('{meal} · 正在用餐', '{meal}: being served'),
  tomorrow: label('明天{meal} {time} 开餐', '{meal} tomorrow at {time}'),
  later: label('{day} {meal} {time} 开餐', '{meal} on {day} at {time}'),
  allOut: label('人 · {count} 个班都已提交', 'children; {count} {count:class has|classes have} handed in'),
  estimated: label('人 · 暂估：{count} 个班还没交', 'children, estimated: {count} {count:class|classes} missing'),
  ahead: label('人 · 暂估，当天按考勤', 'children, estimated; the roll of the day decides'),
  firm: label('已提交', 'Handed in'),
  guess: label('暂估', 'Estimated'),
  classes: label('各班人数', 'Heads by class'),
  special: label('特殊餐', 'Special plates'),
  specialLater: label('特殊餐在当天早上按考勤算出。', 'Special plates are known on the morning of that day.'),
  noSpecial: label('这一餐没有需要避开的菜品。', 'No dish of this meal has to be left out for anybody.'),
  unknownDishes: label('没有已发布的食谱，无法按菜品核对过敏。', 'No menu is published: allergies cannot be held against its dishes.'),
  allergy: label('{names}过敏 {heads} 份', '{heads} without {names}'),
  taboo: label('{names} {heads} 份', '{names}: {heads}'),
  avoid: label('避开 {dishes}', 'Not {dishes}'),
  severe: label('严重', 'Severe'),
  ofClass: label('{name} {heads}', '{name} {heads}'),
  dishes: label('菜品', 'Dishes'),
  noMenu: label('没有已发布的食谱', 'No menu is published'),

  missing: label('暂估：{count} 个班还没交', 'Estimated: {count} {count:class|classes} missing'),
  out: label('{count} 个班都已提交', '{count} {count:class has|classes have} handed in'),
  today: label('人 · {meal}', 'children at {meal}'),
  noFigure: label('还没有班级有数据', 'No class has a figure yet'),

  ofMonth: label(
    '{count} 天已提交 · {classes} 个班，平均每天 {mean}',
    '{count} {count:day|days} handed in by {classes} {classes:class|classes}, {mean} a day',
  ),
  ofFullDays: label(
    '{count} 天已提交 · {classes} 个班都交的 {whole} 天，平均每天 {mean}',
    '{count} {count:day|days} handed in; {mean} a day on the {whole} by all {classes} {classes:class|classes}',
  ),
  ofMonthSaid: label('本月午餐人次 {sum}', '{sum} {sum:lunch|lunches} this month'),
  lunches: label('午餐人次', 'Lunches'),
  firstDay: label('本月还没有已提交的开园日', 'No day of this month has been handed in yet'),

  nextDay: label('{day} {weekday}', '{weekday}, {day}'),
  lunchExpected: label('午餐约 {heads} 人', 'About {heads} at lunch'),
  noMenuTomorrow: label('{day}还没有食谱', 'No menu for {day}'),
  tomorrowDay: label('明天', 'tomorrow'),
} as const
