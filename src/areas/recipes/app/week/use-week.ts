import { useMemo } from 'react'
import { useNow } from '../../../../app/clock/use-now'
import { useLanguage } from '../../../../app/language/language'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { View } from '../../../../app/offline/view/view'
import { useCan } from '../../../../app/session/use-can'
import { Child } from '../../../families/published/child'
import { attending, noAllergies } from '../../../families/published/child-states'
import { KindergartenProfile } from '../../../garden/published/kindergarten-profile'
import { SchoolDay } from '../../../garden/published/school-day'
import { weekMenuKey } from '../../keys'
import { Dish } from '../../published/dish'
import { hasBegun, isMeal, type Meal } from '../../published/meal'
import { MenuMeal } from '../../published/menu-meal'
import { WeekMenu } from '../../published/week-menu'
import { isOpenMenu } from '../../week/menu-steps'
import { type Eater, menuWarnings, type Warning } from '../../week/menu-warnings'
import { type Cell, cellKey, mealRows, type PlannedMeal, type WeekPlan } from '../../week/planned-meal'
import { type WeekDay, weekDays } from '../../week/week-days'

export type DishView = View<typeof Dish> & { readonly shown: string }
export type MealRow = View<typeof MenuMeal>

/** Everything the screen shows of a week and an age. */
export type Week = {
  readonly monday: string
  readonly ageBand: string
  readonly menuId: string
  readonly menu: View<typeof WeekMenu> | undefined
  readonly days: readonly WeekDay[]
  readonly rows: readonly Meal[]
  readonly plan: WeekPlan
  /** Rows of this menu by cell. */
  readonly stored: ReadonlyMap<string, MealRow>
  readonly dishes: ReadonlyMap<string, DishView>
  readonly warnings: readonly Warning[]
  readonly house: string
  readonly now: string
  /** Ages for which this week has a menu. */
  readonly ages: readonly string[]
  /** Mondays of other menus of this age with dishes, the newest first, and what they plan. */
  readonly others: ReadonlyMap<string, WeekPlan>
  readonly mayEdit: boolean
  readonly mayWrite: (cell: Cell) => boolean
}

const planOf = (rows: readonly MealRow[]): WeekPlan =>
  new Map(
    rows.flatMap((row): [string, PlannedMeal][] => {
      if (!isMeal(row.mealType)) return []
      const meal = { date: row.date, meal: row.mealType, dishes: row.dishes ?? [], portions: row.portions ?? [] }
      return [[cellKey(meal), meal]]
    }),
  )

function othersOf(
  menus: readonly View<typeof WeekMenu>[],
  meals: readonly MealRow[],
  { monday, ageBand }: { monday: string; ageBand: string },
) {
  const wanted = menus.filter((menu) => menu.ageBand === ageBand && menu.weekStart !== monday)
  const plans = wanted.map((menu) => [menu.weekStart, planOf(meals.filter(({ menuId }) => menuId === menu.id))] as const)
  const filled = plans.filter(([, plan]) => [...plan.values()].some(({ dishes }) => dishes.length > 0))
  return new Map(filled.sort(([one], [two]) => (one < two ? 1 : -1)))
}

/** Children whose allergies this person may read; nobody for all others. */
function useEaters(): readonly Eater[] {
  const can = useCan()
  const children = useCopiedRows(Child)
  const may = can('child:list') && can('child:health')
  return useMemo(
    () =>
      (may && children ? children : [])
        .filter(({ status }) => status === attending)
        .map(({ name, allergies }) => ({ name, allergies: (allergies ?? []).filter((one) => one !== noAllergies) }))
        .filter(({ allergies }) => allergies.length > 0),
    [may, children],
  )
}

type Sources = {
  readonly menus: readonly View<typeof WeekMenu>[]
  readonly meals: readonly MealRow[]
  readonly dishes: ReadonlyMap<string, DishView>
  readonly calendar: readonly View<typeof SchoolDay>[]
  readonly profile: View<typeof KindergartenProfile> | undefined
}

/** What of the device's copy a menu is made of. Undefined until all of it is here. */
function useSources(): Sources | undefined {
  const language = useLanguage((state) => state.language)
  const menus = useCopiedRows(WeekMenu)
  const meals = useCopiedRows(MenuMeal)
  const dishRows = useCopiedRows(Dish)
  const calendar = useCopiedRows(SchoolDay)
  const profiles = useCopiedRows(KindergartenProfile)
  return useMemo(() => {
    if (!menus || !meals || !dishRows || !calendar || !profiles) return undefined
    const shown = dishRows.map((dish) => [dish.id, { ...dish, shown: (language === 'en' && dish.nameEn) || dish.name }] as const)
    return { menus, meals, dishes: new Map(shown), calendar, profile: profiles[0] }
  }, [menus, meals, dishRows, calendar, profiles, language])
}

type Asked = { readonly monday: string; readonly age: string | null; readonly now: string; readonly eaters: readonly Eater[] }

function weekOf({ menus, meals, dishes, calendar, profile }: Sources, { monday, age, now, eaters }: Asked): Omit<Week, 'mayEdit'> {
  const ages = menus.filter(({ weekStart }) => weekStart === monday).map((menu) => menu.ageBand)
  const latest = menus.toSorted((one, two) => (one.weekStart < two.weekStart ? 1 : -1))[0]
  const ageBand = age ?? ages[0] ?? latest?.ageBand ?? WeekMenu.fields.ageBand.initial
  const menuId = weekMenuKey({ weekStart: monday, ageBand: String(ageBand) })
  const menu = menus.find(({ id }) => id === menuId)
  const own = meals.filter((row) => row.menuId === menuId)
  const plan = planOf(own)
  const days = weekDays(monday, calendar)
  const rows = mealRows(profile?.mealPattern, plan)
  const isPublished = (menu?.version ?? 0) > 0
  return {
    monday,
    ageBand: String(ageBand),
    menuId,
    menu,
    days,
    rows,
    plan,
    stored: new Map(own.flatMap((row) => (isMeal(row.mealType) ? [[cellKey({ date: row.date, meal: row.mealType }), row]] : []))),
    dishes,
    warnings: menuWarnings({ plan, days, rows, dishes, eaters, monday, isPublished, now }),
    house: profile?.name ?? '',
    now,
    ages,
    others: othersOf(menus, meals, { monday, ageBand: String(ageBand) }),
    mayWrite: ({ date, meal }) => !isPublished || !hasBegun(date, meal, now),
  }
}

/** The menu of a week as this device knows it. Undefined while it is being read. */
export function useWeek(monday: string, age: string | null): Week | undefined {
  const can = useCan()
  const now = useNow().slice(0, 16)
  const sources = useSources()
  const eaters = useEaters()
  const week = useMemo(() => sources && weekOf(sources, { monday, age, now, eaters }), [sources, monday, age, now, eaters])
  const mayWrite = can('menu-meal:edit') && can('menu-meal:add')
  const mayBegin = can('week-menu:add')
  return useMemo(
    () => week && { ...week, mayEdit: mayWrite && isOpenMenu(week.menu?.status) && (week.menu !== undefined || mayBegin) },
    [week, mayWrite, mayBegin],
  )
}
