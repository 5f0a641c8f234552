import { label } from '../../../../../contract/label'

/** Texts of the cards of those who give children their plates. */
export const servingWords = {
  mustNot: label('名幼儿今天有不能吃的菜', '{count:child|children} for whom something of today is no food'),
  noneToday: label('今天的食谱没有要避开的', 'Nothing of today’s menu has to be left out'),
  unknown: label('没有已发布的食谱。以下是所有有过敏的幼儿。', 'No menu is published. These are all children with an allergy.'),
  allergic: label('名幼儿有过敏', '{count:child|children} with an allergy'),
  isolated: label('名幼儿居家隔离', '{count:child|children} kept at home'),
  nobodyIsolated: label('没有居家隔离的幼儿', 'No child is kept at home'),
} as const
