import { refuse, refuseFields } from '../../../contract/error'
import { addDays } from '../../../contract/time'
import { behave } from '../../../server/resource/behaviour'
import { hasBegun } from '../published/meal'
import { MenuMeal } from '../published/menu-meal'
import { WeekMenu } from '../published/week-menu'

/** States in which a menu's meals may be written. */
const open = ['DRAFT', 'CHANGED']

/** What was published of a meal. Of one that is only now being added, nothing. */
const publishedOf = (before: MenuMeal | undefined): readonly string[] => before?.published ?? before?.dishes ?? []

/**
 * A meal lies in the week of its menu, and is written only while the menu is open. Of a published menu a meal that was served stays as it
 * was, and of any other what was published is remembered: it counts until the change is published too.
 */
export const menuMealBehaviour = behave(MenuMeal, {
  async before(ctx, { after, before, verb }) {
    const row = before ?? after
    const menu = await ctx.find(WeekMenu, row.menuId)
    if (!menu || !open.includes(menu.status ?? '')) refuse('menu.closed')
    const day = row.date
    if (day < menu.weekStart || day > addDays(menu.weekStart, 6)) refuseFields({ date: { code: 'menu.other-week' } })
    if (!menu.version) return undefined
    if (hasBegun(day, row.mealType, ctx.now)) refuse('menu.served')
    const published = publishedOf(before)
    if (verb !== 'remove') return { published }
    return published.length > 0 ? refuse('menu.meal-published') : undefined
  },
})
