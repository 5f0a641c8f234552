import type { OpContext } from '../../../server/resource/behaviour'
import { sheetKey } from '../keys'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { rollMeals } from '../sheet/roll-meals'
import { sheetFigures } from '../sheet/sheet-figures'
import { isOpenSheet } from '../sheet/sheet-state'
import { specialMeals } from '../sheet/special-meals'
import { classRoll, mealPatternOf } from './class-roll'
import { openTraces } from './open-traces'

/** Counts the sheet of a class and day anew from its marks, and sees to it that absences are traced once the sheet is out. */
export async function recountSheet(ctx: OpContext, classId: string, date: string): Promise<void> {
  const { roll, sheet } = await classRoll(ctx, classId, date)
  const pattern = await mealPatternOf(ctx)
  const meals = rollMeals(roll, pattern, sheet?.mealAdjustments)
  await ctx.put(AttendanceSheet, sheetKey({ classId, date }), {
    classId,
    date,
    ...sheetFigures(roll.counts),
    mealB: meals.B,
    mealAS: meals.AS,
    mealL: meals.L,
    mealPS: meals.PS,
    mealD: meals.D,
    specialMeals: specialMeals(roll, pattern),
  })
  if (!isOpenSheet(roll.state)) await openTraces(ctx, roll)
}

/** Has the sheet recounted once, when the last op of the batch is done. */
export const recountLater = (ctx: OpContext, classId: string, date: string): void =>
  ctx.afterBatch(`sheet ${date} ${classId}`, (later) => recountSheet(later, classId, date))
