import type { ClassTime } from '../../../src/areas/attendance/in-class'
import type { Leave } from '../../../src/areas/attendance/mark/proposed-mark'

export const monday = '2026-09-07'
export const sunflowers = 'class-1'

export const child = (id: string, more: Record<string, unknown> = {}) => ({ id, studentNo: `2026${id}`, status: '20', name: id, ...more })
export const enrolled = (childId: string, more: Partial<ClassTime> = {}): ClassTime => ({
  childId,
  classId: sunflowers,
  beginDate: '2026-09-01',
  endDate: null,
  ...more,
})
export const marked = (childId: string, status: string, more: Record<string, unknown> = {}) => ({
  id: `${monday}.${childId}`,
  childId,
  date: monday,
  classId: sunflowers,
  status,
  cause: null as string | null,
  ...more,
})
export const leave = (childId: string, more: Partial<Leave> = {}): Leave => ({
  id: `leave-${childId}`,
  childId,
  fromDate: monday,
  toDate: monday,
  type: 'S',
  cause: '01',
  status: 'APPROVED',
  ...more,
})
