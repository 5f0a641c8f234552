import { date, ref } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineRecordReport } from '../../../contract/report/report'
import { rowsIfKnown, rowsOf } from '../../../contract/report/report-source'
import { addDays } from '../../../contract/time'
import { Child } from '../../families/published/child'
import { Class } from '../../garden/published/class'
import { KindergartenProfile } from '../../garden/published/kindergarten-profile'
import { Dish } from '../../recipes/published/dish'
import { MenuMeal } from '../../recipes/published/menu-meal'
import { WeekMenu } from '../../recipes/published/week-menu'
import { columnWords } from '../column-words'
import { AttendanceRecord } from '../mark/attendance-record'
import { childMealsOfDays, type MealsOfDay, type MetMeal } from '../meals/child-meals-of-days'

const week = [0, 1, 2, 3, 4, 5, 6]

/** What a child is served in a week. `isWarned`: its record says more of its allergy than what it is. */
export type MealsOfChild = { readonly days: readonly MealsOfDay[]; readonly isWarned: boolean }

/** The meals of a child in the week that begins on a Monday, with what of them it must not have. */
export const childMealsReport = defineRecordReport(
  { name: 'attendance/child-meals', label: label('幼儿用餐', 'Meals of a child'), path: Child.path, needs: 'menu-meal:list' },
  {
    params: { child: ref('child', '幼儿', 'Child'), monday: date('周一', 'Monday') },
    sources: ({ params: { child, monday } }) => {
      const days = { from: monday, to: addDays(monday, 6) }
      return {
        children: rowsOf(Child, { id: child }),
        classes: rowsIfKnown(Class),
        records: rowsIfKnown(AttendanceRecord, { childId: child, date: days }),
        menus: rowsOf(WeekMenu, { weekStart: { from: addDays(monday, -6), to: days.to } }),
        meals: rowsOf(MenuMeal, { date: days }),
        dishes: rowsOf(Dish),
        profile: rowsIfKnown(KindergartenProfile),
      }
    },
    compute({ params: { monday }, now, language, rows }): MealsOfChild {
      const [child] = rows.children
      if (!child) return { days: [], isWarned: false }
      const nameOf = ({ name, nameEn }: (typeof rows.dishes)[number]) => (language === 'en' && nameEn) || name
      return {
        isWarned: Boolean(child.healthTag),
        days: childMealsOfDays({
          dates: week.map((at) => addDays(monday, at)),
          now,
          pattern: rows.profile?.[0]?.mealPattern ?? '',
          child,
          grade: rows.classes?.find(({ id }) => id === child.classId)?.gradeLevel,
          records: rows.records ?? [],
          menus: rows.menus,
          meals: rows.meals,
          dishes: new Map(rows.dishes.map((dish) => [dish.id, { name: nameOf(dish), allergens: dish.allergens }])),
        }),
      }
    },
    rows: ({ days }) => days.flatMap(({ date, meals }) => meals.map((meal) => ({ date, ...meal }))),
    idOf: ({ date, meal }) => `${date} ${meal}`,
    columns: () => [
      { name: 'day', kind: 'words', label: columnWords.day, value: (line: MetMeal & { date: string }) => line.date },
      { name: 'meal', kind: 'words', label: label('餐次', 'Meal'), dict: 'mealType', value: ({ meal }) => meal },
      { name: 'dishes', kind: 'words', label: label('菜品', 'Dishes'), value: ({ dishes }) => dishes.map(({ name }) => name) },
    ],
  },
)
