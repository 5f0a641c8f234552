import { addDays } from '../../../contract/time'
import type { OpContext } from '../../../server/resource/behaviour'
import { SchoolDay } from '../../garden/published/school-day'
import { recordKey } from '../keys'
import { absenceRun, traceOf } from '../mark/absence-run'
import { AttendanceRecord } from '../mark/attendance-record'
import { isAbsent } from '../mark/mark'
import { AbsenceTrace } from '../sheet/absence-trace'
import type { RollCall, RollChild } from '../sheet/roll-call'

/** How far back a run of absent days is followed. */
const furthest = 30

type AwayRecord = {
  readonly childId: string
  readonly date: string
  readonly classId: string
  readonly status: string
  readonly cause?: string | null
  readonly symptoms?: readonly string[] | null
  readonly onsetDate?: string | null
  readonly traceId?: string | null
}

/** Opens a trace for every child whose absence asks for one and has none, and ties the day's record to it. */
export async function openTraces<C extends RollChild>(ctx: OpContext, roll: RollCall<C, AwayRecord>): Promise<void> {
  const away = roll.tiles.filter((tile) => isAbsent(tile.mark) && !tile.record?.traceId)
  if (away.length === 0) return
  const ids = away.map((tile) => tile.child.id)
  const openDays = new Set((await ctx.rows(SchoolDay, { isOpen: true })).map((day) => day.date))
  const records = await ctx.rows(AttendanceRecord, { childId: ids, date: { from: addDays(roll.date, -furthest) } })
  const traces = await ctx.rows(AbsenceTrace, { childId: ids })
  for (const { child, record } of away) {
    const run = absenceRun(
      records.filter((one) => one.childId === child.id),
      openDays,
      roll.date,
    )
    if (!run?.needsTrace || !record) continue
    const id = traceOf(run, child.id, traces)?.id ?? `trace.${roll.date}.${child.id}`.slice(0, 64)
    if (!traces.some((trace) => trace.id === id)) {
      await ctx.put(AbsenceTrace, id, {
        childId: child.id,
        firstDate: run.dates[0] ?? roll.date,
        cause: record.cause ?? '99',
        symptoms: [...(record.symptoms ?? [])],
        onsetDate: record.onsetDate ?? null,
      })
    }
    await ctx.put(AttendanceRecord, recordKey({ date: roll.date, childId: child.id }), { traceId: id })
  }
}
