import type { Meal } from '../published/meal'
import type { Spot } from './edit-plan'
import { mealAt, type WeekPlan } from './planned-meal'
import type { WeekDay } from './week-days'

/** Where an arrow leads. */
export type Way = 'left' | 'right' | 'up' | 'down'
type Grid = {
  readonly days: readonly WeekDay[]
  readonly rows: readonly Meal[]
  readonly plan: WeekPlan
  /** A held dish goes with the step: it has no place behind the last one of its own cell. */
  readonly isHeld: boolean
}

/** Places in a cell: its dishes, and one more where the next would be added. */
const last = ({ plan, isHeld }: Grid, spot: Spot, isOwn: boolean) => mealAt(plan, spot).dishes.length - (isHeld && isOwn ? 1 : 0)

/** The spot an arrow leads to from another: sideways to the next day with meals, up and down through the dishes and then the meals. */
export function nextSpot(spot: Spot, way: Way, grid: Grid): Spot | undefined {
  if (way === 'left' || way === 'right') {
    const open = grid.days.filter(({ isServed }) => isServed)
    const day = open[open.findIndex(({ date }) => date === spot.date) + (way === 'left' ? -1 : 1)]
    const to = day && { ...spot, date: day.date }
    return to && { ...to, at: Math.min(spot.at, last(grid, to, false)) }
  }
  const at = spot.at + (way === 'up' ? -1 : 1)
  if (at >= 0 && at <= last(grid, spot, true)) return { ...spot, at }
  const meal = grid.rows[grid.rows.indexOf(spot.meal) + (way === 'up' ? -1 : 1)]
  const to = meal && { ...spot, meal }
  return to && { ...to, at: way === 'up' ? last(grid, to, false) : 0 }
}
