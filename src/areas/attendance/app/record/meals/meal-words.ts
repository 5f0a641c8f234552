import { label } from '../../../../../contract/label'
import type { MealState } from '../../../meals/child-meals-of-days'

/** What the meals of a child say. */
export const mealWords = {
  title: label('用餐', 'Meals'),
  none: label('本周没有已发布的食谱', 'No menu is published for this week'),
  days: label('选择日期', 'Choose a day'),
  keepFrom: label('本周还不能吃', 'Not to be given this week'),
  hit: label('含{allergens}', 'Contains {allergens}'),
} as const

export const stateWords: Readonly<Record<MealState, ReturnType<typeof label>>> = {
  eaten: label('吃了', 'Eaten'),
  coming: label('待供应', 'To come'),
  away: label('没在园', 'Was away'),
  outside: label('用餐方案不含', 'Not in the meal plan'),
  unknown: label('没有点名', 'Not called'),
}
