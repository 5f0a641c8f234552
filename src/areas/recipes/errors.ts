import { ask } from '../../contract/error'

/** Ways in which menus say no. */
export const errors = {
  'menu.monday': ask(400, '食谱从周一开始', 'A menu begins on a Monday'),
  'menu.empty': ask(409, '食谱还没有菜品', 'The menu has no dishes yet'),
  'menu.closed': ask(409, '食谱已提交，退回或变更后才能修改', 'The menu has been handed in; return or change it first'),
  'menu.served': ask(409, '这一餐已经开餐，不能再修改', 'This meal has been served and can no longer be changed'),
  'menu.meal-published': ask(
    409,
    '这一餐已发布，不能删除；请清空菜品并重新发布',
    'This meal has been published and stays; clear its dishes and publish the menu again',
  ),
  'menu.other-week': ask(400, '日期不在食谱的这一周', 'The date is not in the week of the menu'),
} as const
