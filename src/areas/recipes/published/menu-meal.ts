import { amount, date, derived, dict, entries, note, optional, ref, refs, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'
import { menuMealKey } from '../keys'
import { meals } from './meal'

declare module '../../../contract/registry' {
  interface NounTypes {
    'menu-meal': typeof MenuMeal
  }
}

const portion = {
  /** Id of a dish of this meal. */
  dish: text('菜品', 'Dish', { max: 64 }),
  /** Raw grams for one child, in place of what the dish comes to. */
  grams: amount('每人', 'Per child', { max: 2000, unit: 'g' }),
}

/** What a week menu serves at one meal of one day. */
export const MenuMeal = defineResource({
  name: 'menu-meal',
  label: label('餐次食谱', 'Meal menu'),
  key: menuMealKey,
  path: '/business-system/intk/recipe/menu-meal',
  offline: { mode: 'write', by: 'date', days: 90 },
  fields: {
    menuId: ref('week-menu', '周食谱', 'Week menu', { fixed: true }),
    date: date('日期', 'Date', { fixed: true }),
    mealType: dict('mealType', '餐次', 'Meal', { fixed: true, order: meals }),
    /** Empty where a published meal is to be served no more. */
    dishes: optional(refs('dish', '菜品', 'Dishes', { max: 20 })),
    /** Where this meal serves more or less of a dish than the dish itself says. */
    portions: optional(entries('分量', 'Portions', portion, { max: 20 })),
    /** The dishes that were published and still count, while the meal is being changed; otherwise empty. */
    published: derived(refs('dish', '变更前菜品', 'Dishes before the change', { max: 20 })),
    note: optional(note('备注', 'Note', { max: 200 })),
  },
  scope: { follows: 'menuId' },
  title: 'date',
  card: { title: 'mealType', facts: ['dishes'], section: 'day' },
  list: ['date', 'mealType', 'dishes', 'published', 'menuId', 'note'],
  defaultOrder: { open: { field: 'date', isComing: true, by: ['date asc', 'mealType asc'] }, by: ['date desc', 'mealType asc'] },
  search: ['date', 'mealType', 'menuId'],
  form: [['menuId'], ['date', 'mealType'], ['dishes'], ['note']],
})
export type MenuMeal = RecordOf<typeof MenuMeal>
