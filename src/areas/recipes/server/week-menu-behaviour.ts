import { refuse, refuseFields } from '../../../contract/error'
import { weekday } from '../../../contract/time'
import type { Behaviour, ChangeAhead, OpContext } from '../../../server/resource/behaviour'
import type { Values } from '../../../server/resource/values'
import { weekMenuKey } from '../keys'
import { MenuMeal } from '../menu-meal'
import type { WeekMenu } from '../week-menu'

/** Most changes a menu remembers. */
const mostChanges = 50

async function checkDishes(ctx: OpContext, { id }: ChangeAhead): Promise<Values> {
  const meals = await ctx.rows(MenuMeal, { menuId: id })
  if (!meals.some((meal) => meal.dishes.length > 0)) refuse('menu.empty')
  return { checkedBy: ctx.person.realname }
}

const needReason = ({ patch }: ChangeAhead): string =>
  patch.reason ? String(patch.reason) : refuseFields({ reason: { code: 'field.required' } })

function logged(ctx: OpContext, change: ChangeAhead): Values {
  const reason = needReason(change)
  const before = (change.before?.changes ?? []) as NonNullable<WeekMenu['changes']>
  if (before.length >= mostChanges) refuse('record.too-many', { max: mostChanges })
  return { changes: [...before, { at: ctx.now, by: ctx.person.realname, reason }] }
}

/** What each step checks, and writes beside the state. */
const steps: Readonly<Record<string, (ctx: OpContext, change: ChangeAhead) => Promise<Values> | Values>> = {
  check: checkDishes,
  review: (ctx) => ({ reviewedBy: ctx.person.realname }),
  approve: (ctx) => ({ approvedBy: ctx.person.realname }),
  publish: (ctx, { before }) => ({ publishedAt: ctx.now, version: Number(before?.version ?? 0) + 1 }),
  change: logged,
  reject(_ctx, change) {
    needReason(change)
    return {}
  },
}

/** A menu begins on a Monday; once handed in it changes by its steps only, and what was published stays. */
export const weekMenuBehaviour: Behaviour = {
  key: weekMenuKey,
  async before(ctx, change) {
    const { after, before, verb } = change
    if (!before && weekday(String(after.weekStart)) !== 1) refuseFields({ weekStart: { code: 'menu.monday' } })
    return steps[verb]?.(ctx, change)
  },
}
