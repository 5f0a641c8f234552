import type pg from 'pg'
import type { OwnClass } from '../mark-op'

const classId = (at: number) => `bench.c.${at}`
const childId = (at: number, place: number) => `bench.k.${at}.${place}`
/** Children of each class: as many as a small batch marks one after the other. */
const children = 12

type Copy = {
  readonly table: string
  readonly from: string
  readonly set: Readonly<Record<string, string>>
  readonly count: number
  readonly each?: number
}

/** Copies a row again and again: `at` counts copies, `place` those of one; whatever is not set stays as it is. */
async function copyRows(owner: pg.Pool, { table, from, set, count, each = 1 }: Copy): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and table_schema = current_schema()`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  await owner.query(
    `insert into "${table}" (${columns.map((name) => `"${name}"`)}) select ${columns.map((name) => set[name] ?? `o."${name}"`)}
     from (${from}) o, generate_series(0, ${count - 1}) at, generate_series(0, ${each - 1}) place`,
  )
}

/** Gives each of the first `count` people of `holdPeople` a class of their own, like that of the account `teacher`. */
export async function holdClasses(owner: pg.Pool, count: number): Promise<OwnClass[]> {
  const one = `select c.* from class c join staff s on s.id = c.head_teacher_id where s.user_id = 'user.teacher' limit 1`
  const pupil = `select k.* from child k where k.class_id = (select id from (${one}) c) and k.status = '20' and not k.gone order by k.id limit 1`
  const classKey = `'bench.c.' || at`
  const childKey = `'bench.k.' || at || '.' || place`
  const scope = `'class/bench.c.' || at`
  await owner.query(`update "user" set roles = (select roles from "user" where id = 'user.teacher') where id like 'reader.%'`)
  const staff = { id: `'bench.s.' || at`, user_id: `'reader.' || at`, staff_no: `'B' || at` }
  await copyRows(owner, { table: 'staff', from: `select * from staff where user_id = 'user.teacher'`, set: staff, count })
  const own = { id: classKey, head_teacher_id: `'bench.s.' || at`, name: `'bench ' || at` }
  await copyRows(owner, { table: 'class', from: one, set: { ...own, teacher_ids: `'{}'`, nurse_aide_id: 'null' }, count })
  await copyRows(owner, {
    table: 'child',
    from: pupil,
    set: { id: childKey, student_no: childKey, class_id: classKey, scope },
    count,
    each: children,
  })
  await copyRows(owner, {
    table: 'enrolment',
    from: `select e.* from enrolment e where e.child_id = (select id from (${pupil}) k) and not e.gone limit 1`,
    set: { id: `'bench.e.' || at || '.' || place`, child_id: childKey, class_id: classKey, scope },
    count,
    each: children,
  })
  // Whatever day of the week it is, today has school.
  await owner.query(`update school_day set is_open = true, meal_served = true where date = current_date`)
  await owner.query('analyze')
  return Array.from({ length: count }, (_, at) => ({
    classId: classId(at),
    children: Array.from({ length: children }, (_, place) => childId(at, place)),
  }))
}
