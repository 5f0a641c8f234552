import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { Dish } from './published/dish'
export { MenuMeal } from './published/menu-meal'
export { WeekMenu } from './published/week-menu'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
