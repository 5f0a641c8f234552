import { label } from '../../../../contract/label'

/** What the record of a dish says. */
export const dishWords = {
  basics: label('基本信息', 'Basics'),
  photo: label('照片', 'Photo'),
  grams: label('用料', 'What is in it'),
  steps: label('做法', 'How it is made'),
  menus: label('在哪些食谱上', 'On which menus'),
  meant: label('适用', 'Meant for'),
  food: label('食材', 'Food'),
  net: label('每人净重（克）', 'Net per child (g)'),
  total: label('合计', 'Total'),
  main: label('主料', 'Main'),
  seasoning: label('调料', 'Seasoning'),
  reacts: label('{count} 名幼儿对{allergens}过敏', 'Allergic to {allergens}: {count} {count:child|children}'),
} as const
