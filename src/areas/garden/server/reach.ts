import { sql } from 'kysely'
import { zone } from '../../../contract/time'
import type { Reach } from '../../../server/auth/read-sessions'
import { staffState } from '../../staff/published/staff'
import { classScope } from '../published/class-scope'

/** A person reaches the classes in which they work as head teacher, teacher or carer: while they work here, their last day included. */
export const reach: Reach = async (db, people) => {
  const ids = people.map(({ id }) => id)
  const { rows } = await sql<{
    user_id: string
    classes: string[]
  }>`select s.user_id, array_agg(distinct c.id order by c.id) classes from class c join staff s on s.tenant_id = c.tenant_id and not s.gone and s.user_id = any(${ids}::text[])
      and s.status = ${staffState.working} and (s.leave_date is null or s.leave_date >= (now() at time zone ${zone})::date)
    where c.tenant_id = current_setting('app.tenant_id')::integer and not c.gone and c.status = '1'
      and (c.head_teacher_id = s.id or c.nurse_aide_id = s.id or s.id = any(c.teacher_ids)) group by s.user_id`.execute(db)
  return new Map(rows.map((row) => [row.user_id, row.classes.map(classScope)]))
}

/** Nouns that decide what people reach. */
export const reachNouns = ['class', 'staff'] as const
