import { refuse } from '../../../../contract/error'
import type { OpContext } from '../../../../server/resource/behaviour'
import { Class, classState } from '../../../garden/published/class'
import { SchoolYear } from '../../../garden/published/school-year'
import type { Promotion } from '../../published/promotion'
import { PromotionClass } from '../../published/promotion-class'

type Years = Pick<Promotion, 'id' | 'toYearName' | 'yearBegin' | 'yearEnd'>

/** The year there is of that name; undefined where it has to be made. */
export async function yearThereIs(ctx: OpContext, { toYearName, yearBegin, yearEnd }: Years): Promise<SchoolYear | undefined> {
  const [year] = await ctx.rows(SchoolYear, { name: toYearName })
  if (year && (year.beginDate !== yearBegin || year.endDate !== yearEnd)) refuse('promotion.year-differs', { name: toYearName })
  return year
}

/** Makes the year. Answers its id. */
export async function makeYear(ctx: OpContext, { id, toYearName, yearBegin, yearEnd }: Years): Promise<string> {
  await ctx.put(SchoolYear, `${id}.year`, { name: toYearName, beginDate: yearBegin, endDate: yearEnd })
  return `${id}.year`
}

/** Makes the classes of the new year, which nobody sees in a roll before its first day. Answers them by the places of their lines. */
export async function makeClasses(
  ctx: OpContext,
  yearId: string,
  lines: readonly PromotionClass[],
  old: ReadonlyMap<string, Class>,
): Promise<ReadonlyMap<number, string>> {
  const made = new Map<number, string>()
  for (const { id, place, graduates, gradeLevel, name, room, capacity, teachersFromId } of lines) {
    if (graduates || !gradeLevel || !name) continue
    const { headTeacherId = null, teacherIds = null, nurseAideId = null } = old.get(teachersFromId ?? '') ?? {}
    const people = { headTeacherId, teacherIds, nurseAideId }
    await ctx.put(Class, `${id}.class`, { yearId, gradeLevel, name, room, capacity, ...people, status: classState.coming })
    await ctx.put(PromotionClass, id, { toClassId: `${id}.class` })
    made.set(place, `${id}.class`)
  }
  return made
}
