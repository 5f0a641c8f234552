import { sql } from 'kysely'
import { addDays } from '../../../../contract/time'
import type { OpContext } from '../../../../server/resource/behaviour'
import type { DailyWork } from '../../../../server/start/daily'
import { Class, classState } from '../../../garden/published/class'
import { SchoolYear } from '../../../garden/published/school-year'
import { fatesOf, figuresOf } from '../../promotion/plan'
import { Child } from '../../published/child'
import { leaveReason, mayBecome } from '../../published/child-states'
import { Promotion } from '../../published/promotion'
import { PromotionChild } from '../../published/promotion-child'
import type { PromotionClass } from '../../published/promotion-class'
import { moveChildren } from './move-children'
import { linesOf, planOf } from './post'
import { runningOn } from './read-house'
import { stateAfter } from './state-after'

/** Whoever came into one of the old classes after the document was posted goes along with it. */
async function bringLatecomers(ctx: OpContext, document: Promotion): Promise<void> {
  const lines = await linesOf(ctx, document.id)
  const classIds = lines.classes.flatMap(({ fromClassId }) => fromClassId ?? [])
  const { times } = await runningOn(ctx, classIds, document.beginDate)
  if (times.length === 0) return
  const fates = fatesOf(planOf(lines), times)
  const classAt = new Map(lines.classes.flatMap(({ place, toClassId }) => (toClassId ? [[place, toClassId] as const] : [])))
  await moveChildren(ctx, { document, times, fates, classAt, lines: lines.children })
  const more = figuresOf(fates)
  const sum = (name: keyof typeof more) => (document[name] ?? 0) + more[name]
  await ctx.put(Promotion, document.id, {
    before: sum('before'),
    moved: sum('moved'),
    repeated: sum('repeated'),
    graduated: sum('graduated'),
    left: sum('left'),
    waiting: sum('waiting'),
  })
}

async function turnClasses(ctx: OpContext, lines: readonly PromotionClass[]): Promise<void> {
  for (const { fromClassId, graduates, toClassId } of lines) {
    const [old, made] = [fromClassId && (await ctx.find(Class, fromClassId)), toClassId && (await ctx.find(Class, toClassId))]
    const closed = graduates ? classState.graduated : classState.movedUp
    if (old && old.status === classState.running) await ctx.put(Class, old.id, { status: closed })
    if (made && made.status === classState.coming) await ctx.put(Class, made.id, { status: classState.running })
  }
}

/** Who graduates or leaves has done so by now. What the child was before is kept with its line. */
async function turnChildren(ctx: OpContext, { id, beginDate }: Promotion): Promise<void> {
  for (const line of (await linesOf(ctx, id)).children) {
    const status = stateAfter(line.outcome)
    const child = status && (await ctx.find(Child, line.childId))
    if (!child || !mayBecome(child.status, status) || child.status === status) continue
    await ctx.put(PromotionChild, line.id, {
      statusBefore: child.status,
      leaveDateBefore: child.leaveDate,
      leaveTypeBefore: child.leaveType,
    })
    await ctx.put(Child, child.id, { status, leaveDate: addDays(beginDate, -1), leaveType: leaveReason(status) ?? null })
  }
}

/**
 * On the first day of the new year its classes begin and the old ones are over; children who graduated or left are no children of the house any
 * more. Those who moved follow their enrolments, as on any other day.
 */
export const promotionsOfTheDay: DailyWork = {
  name: 'promotions of the day',
  async due(db, today) {
    const { rows } = await sql<{ id: string }>`select p.id from promotion p
      where p.tenant_id = current_setting('app.tenant_id')::integer and not p.gone and p.status = 'POSTED' and p.reverses_id is null
        and p.reversed_by_id is null and p.turned_on is null and p.begin_date <= ${today}::date order by p.id`.execute(db)
    return rows.map(({ id }) => id)
  },
  async work(ctx, id) {
    const found = await ctx.find(Promotion, id)
    if (!found || found.turnedOn || found.reversedById) return
    await ctx.find(SchoolYear, found.fromYearId)
    await bringLatecomers(ctx, found)
    await turnClasses(ctx, (await linesOf(ctx, id)).classes)
    await turnChildren(ctx, found)
    await ctx.put(Promotion, id, { turnedOn: ctx.today })
  },
}
