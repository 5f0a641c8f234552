import { resources } from '../../../src/areas/areas'
import type { Row } from '../../../src/contract/resource'
import { at } from '../every-noun'
import { make } from '../make'
import type { Caller } from '../server/open-house'
import { makeWorking } from './make-working'

/** One row of every noun that belongs to a class, by noun. */
export type ClassRows = Readonly<
  Record<
    | 'class'
    | 'child'
    | 'enrolment'
    | 'guardian'
    | 'child-guardian'
    | 'attendance-record'
    | 'attendance-sheet'
    | 'leave-request'
    | 'absence-trace',
    Row
  >
>

/** A class led by the person of an account, with a child, its family and a day of attendance. */
export async function makeClass(call: Caller, userId: string, date: string): Promise<ClassRows> {
  const teacher = await makeWorking(call, { userId })
  const group = await make(call, resources.class, { headTeacherId: teacher.id, status: '1' })
  const born = await make(call, resources.child, { status: '20' })
  const enrolment = await make(call, resources.enrolment, { childId: born.id, classId: group.id, beginDate: '2025-09-01', endDate: null })
  const guardian = await make(call, resources.guardian)
  const link = await make(call, resources['child-guardian'], { childId: born.id, guardianId: guardian.id })
  const leave = await make(call, resources['leave-request'], { childId: born.id })
  const trace = await make(call, resources['absence-trace'], { childId: born.id })
  await call(at('POST', resources['school-day'], 'add'), { date, isOpen: true })
  const record = await call(at('POST', resources['attendance-record'], 'add'), { childId: born.id, classId: group.id, date, status: 'P' })
  const seen = async (resource: (typeof resources)[keyof typeof resources], id: string): Promise<Row> => {
    const { result, message } = await call(at('GET', resource, `queryById?id=${id}`))
    if (!result) throw new Error(`${resource.name} ${id}: ${message} ${record.message}`)
    return result
  }
  return {
    class: group,
    child: await seen(resources.child, born.id),
    enrolment,
    guardian: await seen(resources.guardian, guardian.id),
    'child-guardian': link,
    'attendance-record': await seen(resources['attendance-record'], `${date}.${born.id}`),
    'attendance-sheet': await seen(resources['attendance-sheet'], `${date}.${group.id}`),
    'leave-request': leave,
    'absence-trace': trace,
  }
}
