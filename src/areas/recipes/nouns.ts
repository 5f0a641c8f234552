import type shipped from './dictionaries.json'

export { Dish } from './dish'
export { MenuMeal } from './menu-meal'
export { WeekMenu } from './week-menu'

type Shipped = typeof shipped

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
}
