import type { RollChild } from '../sheet/roll-call'

/** A child of the month table. */
export type MonthChild = RollChild & { readonly name: string }
type Recorded = { readonly childId: string; readonly childId_dictText?: string }

/** The children on the device, and those only the records know of: whoever has moved to another class is still in its past. */
export function monthChildren(children: readonly MonthChild[], records: readonly Recorded[]): MonthChild[] {
  const known = new Set(children.map((child) => child.id))
  const others = new Map(records.filter((record) => !known.has(record.childId)).map((record) => [record.childId, record]))
  const made = [...others.values()].map((record) => ({
    id: record.childId,
    name: record.childId_dictText ?? record.childId,
    studentNo: '~',
    status: '40',
  }))
  return [...children, ...made]
}
