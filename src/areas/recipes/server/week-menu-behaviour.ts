import { refuse, refuseFields } from '../../../contract/error'
import { weekday } from '../../../contract/time'
import type { Behaviour, ChangeAhead, OpContext } from '../../../server/resource/behaviour'
import type { Values } from '../../../server/resource/values'
import { weekMenuKey } from '../keys'
import { menuScope } from '../menu-scope'
import { hasBegun } from '../published/meal'
import { MenuMeal } from '../published/menu-meal'
import type { WeekMenu } from '../published/week-menu'

/** Most changes a menu remembers. */
const mostChanges = 50

async function checkDishes(ctx: OpContext, { id }: ChangeAhead): Promise<Values> {
  const meals = await ctx.rows(MenuMeal, { menuId: id })
  if (!meals.some((meal) => (meal.dishes ?? []).length > 0)) refuse('menu.empty')
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

const versionOf = ({ before }: ChangeAhead): number => Number(before?.version ?? 0)

/** Changed meals come into force, but for those that were served meanwhile: of them what was published then stays. */
async function publish(ctx: OpContext, change: ChangeAhead): Promise<Values> {
  const meals = await ctx.rows(MenuMeal, { menuId: change.id })
  for (const { id, date, mealType, published } of meals)
    if (published && !hasBegun(date, mealType, ctx.now)) await ctx.put(MenuMeal, id, { published: null })
  return { publishedAt: ctx.now, version: versionOf(change) + 1 }
}

/** What each step checks, and writes beside the state. */
const steps: Readonly<Record<string, (ctx: OpContext, change: ChangeAhead) => Promise<Values> | Values>> = {
  check: checkDishes,
  review: (ctx) => ({ reviewedBy: ctx.person.realname }),
  approve: (ctx) => ({ approvedBy: ctx.person.realname }),
  publish,
  change: logged,
  /** What is in force is no draft again, which could be removed: it is changed further. */
  reject(_ctx, change) {
    needReason(change)
    return versionOf(change) > 0 ? { status: 'CHANGED' } : {}
  },
}

/** A menu begins on a Monday; once handed in it changes by its steps only, and what was published stays. */
export const weekMenuBehaviour: Behaviour = {
  key: weekMenuKey,
  scope: (_ctx, { version }) => menuScope(version),
  async before(ctx, change) {
    const { after, before, verb } = change
    if (!before && weekday(String(after.weekStart)) !== 1) refuseFields({ weekStart: { code: 'menu.monday' } })
    return steps[verb]?.(ctx, change)
  },
}
