import type { BenchHouse } from './bench-house'

/** Brings the attendance records to `count`, one for each child and day backwards from yesterday, as a house gathers them over years. */
export async function holdRecords({ owner }: BenchHouse, count: number): Promise<void> {
  await owner.query('delete from attendance_record')
  const made = await owner.query(
    `insert into attendance_record (tenant_id, id, scope, create_by, create_time, versions, child_id, date, class_id, status, in_time, source)
     select 1, to_char(day, 'YYYY-MM-DD') || '.' || c.id, 'class/' || c.class_id, 'teacher', day + interval '8 hours', '{}', c.id, day, c.class_id,
       case when random() < 0.95 then 'P' else 'A' end, '08:05', 'teacher'
     from generate_series(1, (select $1::integer / count(*) + 1 from child where class_id is not null)::integer) ago, lateral (select current_date - ago as day) days, child c
     where c.class_id is not null order by day desc limit $1::integer`,
    [count],
  )
  if (made.rowCount !== count) throw new Error(`${made.rowCount} records instead of ${count}`)
  await owner.query(`update sync_counter set totals = totals || jsonb_build_object('attendance-record', $1::integer)`, [count])
  await owner.query('vacuum analyze attendance_record')
}
