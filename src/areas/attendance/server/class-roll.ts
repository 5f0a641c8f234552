import type { OpContext } from '../../../server/resource/behaviour'
import { Child } from '../../families/published/child'
import { Enrolment } from '../../families/published/enrolment'
import { KindergartenProfile } from '../../garden/published/kindergarten-profile'
import { sheetKey } from '../keys'
import { LeaveRequest } from '../leave/leave-request'
import { AttendanceRecord } from '../mark/attendance-record'
import { AttendanceSheet } from '../sheet/attendance-sheet'
import { rollCall } from '../sheet/roll-call'

/** The meals of a day in this kindergarten; all of them while nobody has said. */
export const mealPatternOf = async (ctx: OpContext): Promise<string> => (await ctx.rows(KindergartenProfile, {}))[0]?.mealPattern ?? ''

/** The roll of a class on a day as the rows of this moment give it. */
export async function classRoll(ctx: OpContext, classId: string, date: string) {
  const enrolments = await ctx.rows(Enrolment, { classId })
  const records = await ctx.rows(AttendanceRecord, { classId, date })
  const ids = [...new Set([...enrolments.map((time) => time.childId), ...records.map((record) => record.childId)])]
  const children = await ctx.rows(Child, { id: ids })
  const leaves = await ctx.rows(LeaveRequest, { childId: ids, status: 'APPROVED' })
  const sheet = await ctx.find(AttendanceSheet, sheetKey({ classId, date }))
  return { roll: rollCall({ date, classId, children, enrolments, records, leaves, ...(sheet ? { sheet } : {}) }), sheet }
}
