import { sql } from 'kysely'
import { filled, label } from '../../../contract/label'
import { dateTimeOf } from '../../../contract/time'
import { accountsOf, holdsRole } from '../../../server/auth/role-holders'
import { systemPerson } from '../../../server/auth/system-person'
import type { Db } from '../../../server/db/database'
import type { Job } from '../../../server/jobs/job'
import { announce, type Telling } from '../../../server/notices/announce'
import { runOwn } from '../../../server/sync/run-batch'
import { type Class, classState } from '../../garden/published/class'
import { staffState } from '../../staff/published/staff'
import { alarmWords, uncalledSince } from '../alarms'
import { boardAddress } from '../board-address'

const tenant = sql`current_setting('app.tenant_id')::integer`

type Uncalled = Pick<Class, 'id' | 'name'> & { readonly people: string[]; readonly told: boolean }

/** Id of what a class's teachers are told on a day. */
const toTeachers = (date: string, classId: string): string => `uncalled.${date}.${classId}`.slice(0, 64)

/**
 * Running classes with children whose roll of an open day has not been handed in, also those nobody has begun with, and the accounts of
 * those who teach there. A sheet opened again was handed in.
 */
async function uncalled(db: Db, date: string): Promise<Uncalled[]> {
  const { rows } = await sql<Uncalled>`select c.id, c.name, coalesce(p.people, '{}') as people,
      exists (select 1 from announcement a where a.tenant_id = c.tenant_id and a.id = left('uncalled.' || ${date}::text || '.' || c.id, 64)) as told
    from class c
    join school_day d on d.tenant_id = c.tenant_id and d.date = ${date}::date and d.is_open and not d.gone
    left join attendance_sheet s on s.tenant_id = c.tenant_id and s.class_id = c.id and s.date = d.date and not s.gone
    left join lateral (select array_agg(u.id order by u.id) as people from staff t
      join "user" u on u.tenant_id = t.tenant_id and u.id = t.user_id and not u.gone and u.status = '1'
      where t.tenant_id = c.tenant_id and not t.gone and t.status = ${staffState.working}
        and (t.id = c.head_teacher_id or t.id = any(c.teacher_ids))) p on true
    where c.tenant_id = ${tenant} and not c.gone and c.status = ${classState.running} and coalesce(s.status, 'DRAFT') = 'DRAFT'
      and exists (select 1 from enrolment e join child k on k.tenant_id = e.tenant_id and k.id = e.child_id and not k.gone and k.status = '20'
        where e.tenant_id = c.tenant_id and e.class_id = c.id and not e.gone
          and e.begin_date <= ${date}::date and (e.end_date is null or e.end_date >= ${date}::date))
    order by c.name, c.id`.execute(db)
  return rows
}

const title = label('点名还未提交', 'Roll call not handed in')

const reminder = ({ id, name, people }: Uncalled, date: string): Telling => ({
  title,
  said: [
    label(
      `${name}今天的点名还未提交。已在平板上提交的，请让平板联网。`,
      `The roll of ${name} has not been handed in today. If it was on the tablet, please connect the tablet.`,
    ),
  ],
  userIds: people,
  priority: 'M',
  page: boardAddress(id, date),
  until: date,
})

const report = (classes: readonly Uncalled[], userIds: readonly string[], date: string): Telling => {
  const names = classes.map(({ name }) => name)
  const said = filled(alarmWords.uncalled, { count: classes.length, names })
  return { title, said: [said], userIds, priority: 'H', page: '/attendance/today', until: date }
}

/** A class whose roll is not handed in is told to its teachers at nine, and to the principal a quarter of an hour later; once a day. */
export const uncalledClasses: Job = {
  name: 'uncalled classes',
  label: label('未点名提醒', 'Reminder of the roll call'),
  about: label(
    '到时间仍未点名的班级，提醒班主任，之后提醒园长。',
    'Reminds head teachers, and later the principal, of classes that were not called in time.',
  ),
  cron: '0 * * * * ? *',
  missed: 'start',
  async run({ engine, tenant }) {
    const [date = '', time = ''] = dateTimeOf(engine.now()).split(' ')
    if (time < uncalledSince.teachers) return
    const db = engine.databases.tenant(tenant)
    const tell = (id: string, telling: Telling) => runOwn(engine, systemPerson(tenant), (ctx) => announce(ctx, id, telling))
    const found = await uncalled(db, date)
    for (const one of found.filter(({ told, people }) => !told && people.length > 0))
      await tell(toTeachers(date, one.id), reminder(one, date))
    if (time < uncalledSince.principal || found.length === 0) return
    const people = await accountsOf(db, holdsRole(['principal']))
    if (people.length > 0) await tell(`uncalled.principal.${date}`, report(found, people, date))
  },
}
