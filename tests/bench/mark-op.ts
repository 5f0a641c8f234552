import { uuidv7 } from 'uuidv7'
import { recordKey } from '../../src/areas/attendance/keys'
import type { Op } from '../../src/contract/sync/op'
import { dayOf } from '../../src/contract/time'
import type { BenchHouse } from './bench-house'

/** A class and the children the account `teacher` marks in it. */
export type OwnClass = { readonly classId: string; readonly children: readonly string[] }

export async function ownClass({ owner }: BenchHouse): Promise<OwnClass> {
  const { rows } = await owner.query<{ id: string; class_id: string }>(
    `select k.id, k.class_id from child k join class c on c.id = k.class_id join staff s on s.id = c.head_teacher_id
     where s.user_id = 'user.teacher' and k.status = '20' and not k.gone order by k.id`,
  )
  if (rows.length === 0) throw new Error('the account teacher has no class')
  return { classId: rows[0]?.class_id ?? '', children: rows.map((row) => row.id) }
}

/** What a teacher writes when marking a child today. */
export const markPatch = (classId: string, childId: string, status: string) => ({ childId, classId, date: dayOf(new Date()), status })

/** A device that marks the first children of its class again and again, each mark after the one before. */
export function markingDevice({ classId, children }: OwnClass) {
  const last = new Map<string, string>()
  let n = 0
  return (count: number): Op[] =>
    children.slice(0, count).map((childId) => {
      n += 1
      const patch = markPatch(classId, childId, Math.ceil(n / count) % 2 === 0 ? 'L' : 'P')
      const key = recordKey(patch)
      const op: Op = {
        id: uuidv7(),
        n,
        noun: 'attendance-record',
        key,
        verb: last.has(key) ? 'edit' : 'add',
        patch: last.has(key) ? { status: patch.status } : patch,
        base: {},
        trunk: 0,
        epoch: null,
        prev: last.get(key) ?? null,
        deps: [],
        at: '2026-03-02 08:00:00',
        v: 1,
        app: 'bench',
      }
      last.set(key, op.id)
      return op
    })
}
