import { refuse, refuseFields } from '../../../contract/error'
import type { VerbOf } from '../../../contract/resource'
import { weekday } from '../../../contract/time'
import { behave, type ChangeAhead, type OpContext } from '../../../server/resource/behaviour'
import { menuScope } from '../menu-scope'
import { hasBegun } from '../published/meal'
import { MenuMeal } from '../published/menu-meal'
import { WeekMenu } from '../published/week-menu'

/** Most changes a menu remembers. */
const mostChanges = 50

type Change = ChangeAhead<typeof WeekMenu>
type Written = Partial<Change['after']>

async function checkDishes(ctx: OpContext, { id }: Change): Promise<Written> {
  const meals = await ctx.rows(MenuMeal, { menuId: id })
  if (!meals.some((meal) => (meal.dishes ?? []).length > 0)) refuse('menu.empty')
  return { checkedBy: ctx.person.realname }
}

const needReason = ({ patch }: Change): string => patch.reason || refuseFields({ reason: { code: 'field.required' } })

function logged(ctx: OpContext, change: Change): Written {
  const reason = needReason(change)
  const before = change.before?.changes ?? []
  if (before.length >= mostChanges) refuse('record.too-many', { max: mostChanges })
  return { changes: [...before, { at: ctx.now, by: ctx.person.realname, reason }] }
}

const versionOf = ({ before }: Change): number => before?.version ?? 0

/** Changed meals come into force, but for those that were served meanwhile: of them what was published then stays. */
async function publish(ctx: OpContext, change: Change): Promise<Written> {
  const meals = await ctx.rows(MenuMeal, { menuId: change.id })
  for (const { id, date, mealType, published } of meals)
    if (published && !hasBegun(date, mealType, ctx.now)) await ctx.put(MenuMeal, id, { published: null })
  return { publishedAt: ctx.now, version: versionOf(change) + 1 }
}

/** What each step checks, and writes beside the state. */
const steps: { readonly [V in VerbOf<typeof WeekMenu>]?: (ctx: OpContext, change: Change) => Promise<Written> | Written } = {
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
export const weekMenuBehaviour = behave(WeekMenu, {
  scope: (_ctx, { version }) => menuScope(version),
  async before(ctx, change) {
    const { after, before, verb } = change
    if (!before && weekday(after.weekStart) !== 1) refuseFields({ weekStart: { code: 'menu.monday' } })
    return steps[verb]?.(ctx, change)
  },
})
