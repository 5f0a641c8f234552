import { refuse, refuseFields } from '../../../contract/error'
import { addDays } from '../../../contract/time'
import type { Behaviour } from '../../../server/resource/behaviour'
import { menuMealKey } from '../keys'
import { WeekMenu } from '../week-menu'

/** States in which a menu's meals may be written. */
const open = ['DRAFT', 'CHANGED']

/** A meal lies in the week of its menu, and is written only while the menu is open. */
export const menuMealBehaviour: Behaviour = {
  key: menuMealKey,
  async before(ctx, { after, before }) {
    const row = before ?? after
    const menu = await ctx.find(WeekMenu, String(row.menuId))
    if (!menu || !open.includes(menu.status ?? '')) refuse('menu.closed')
    const day = String(row.date)
    if (day < menu.weekStart || day > addDays(menu.weekStart, 6)) refuseFields({ date: { code: 'menu.other-week' } })
    return undefined
  },
}
