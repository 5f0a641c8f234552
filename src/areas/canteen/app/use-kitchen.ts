import { useMemo } from 'react'
import { useLanguage } from '../../../app/language/language'
import { useCopiedRows } from '../../../app/offline/view/use-copied-rows'
import type { View } from '../../../app/offline/view/view'
import { Dish } from '../../recipes/published/dish'
import { MenuMeal } from '../../recipes/published/menu-meal'
import { type MealDishes, menuOfDay } from '../../recipes/published/menu-of-day'
import { WeekMenu } from '../../recipes/published/week-menu'
import { dishWords } from '../register/dish-words'
import { RetainedSample } from '../retained-sample'
import { type DishTile, type MealTiles, type SampleDay, sampleDay } from '../sample-day'
import type { SampleDraft } from '../sample-draft'
import { SampleException } from '../sample-exception'

export type SampleView = View<typeof RetainedSample>
export type ExceptionView = View<typeof SampleException>
export type Tile = DishTile<SampleView, ExceptionView>
export type MealView = MealTiles<SampleView, ExceptionView>
export type DayView = SampleDay<SampleView, ExceptionView>

/** Menus and samples as this device knows them. */
export type Kitchen = {
  readonly dishes: readonly View<typeof Dish>[]
  readonly samples: readonly SampleView[]
  readonly exceptions: readonly ExceptionView[]
  readonly menuOf: (date: string) => readonly MealDishes[]
}

const nothing: ReadonlyMap<string, SampleDraft> = new Map()

/** The check list of a day. */
export const dayOfKitchen = (kitchen: Kitchen, date: string, now: string, drafts = nothing): DayView =>
  sampleDay({ ...kitchen, date, now, menu: kitchen.menuOf(date), drafts })

// What the server works out is missing in a row it has not seen yet.
const stated = <S extends { readonly status: string | null }>(rows: readonly S[]): S[] =>
  rows.map((row) => ({ ...row, status: row.status ?? null }))

/** Samples of every day this device holds, a waiting one without a state. Undefined while loading. */
export function useSamples(): SampleView[] | undefined {
  const samples = useCopiedRows(RetainedSample)
  return useMemo(() => samples && stated(samples), [samples])
}

/** Follows menus and samples. Undefined while loading. */
export function useKitchen(): Kitchen | undefined {
  const menus = useCopiedRows(WeekMenu)
  const meals = useCopiedRows(MenuMeal)
  const dishes = useCopiedRows(Dish)
  const samples = useSamples()
  const exceptions = useCopiedRows(SampleException)
  const language = useLanguage((state) => state.language)
  return useMemo(() => {
    if (!menus || !meals || !dishes || !samples || !exceptions) return undefined
    return {
      dishes: dishes.map((dish) => ({ ...dish, name: dishWords(dish, language) })),
      samples,
      exceptions: stated(exceptions),
      menuOf: (date) => menuOfDay(date, menus, meals),
    }
  }, [menus, meals, dishes, samples, exceptions, language])
}
