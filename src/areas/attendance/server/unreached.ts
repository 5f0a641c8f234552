import { type RawBuilder, sql } from 'kysely'
import { filled, label } from '../../../contract/label'
import { dateTimeOf } from '../../../contract/time'
import { holdsRole } from '../../../server/auth/role-holders'
import { systemPerson } from '../../../server/auth/system-person'
import type { Db } from '../../../server/db/database'
import type { Job } from '../../../server/jobs/job'
import { announce, type Telling } from '../../../server/notices/announce'
import { runOwn } from '../../../server/sync/run-batch'
import type { Class } from '../../garden/published/class'
import { staffState } from '../../staff/published/staff'
import { alarmWords, unreachedSince } from '../alarms'
import { boardAddress } from '../board-address'
import type { AttendanceSheet } from '../sheet/attendance-sheet'

const tenant = sql`current_setting('app.tenant_id')::integer`
/** Codes of the roles of those who look after the whole house. */
const leaders = ['doctor', 'principal']

/** Who is told from which time of day on, as accounts `u` of the class `c`. */
const stages: readonly { readonly from: string; readonly whom: RawBuilder<unknown> }[] = [
  {
    from: unreachedSince.headTeacher,
    whom: sql`u.id = (select t.user_id from staff t where t.tenant_id = c.tenant_id and t.id = c.head_teacher_id and not t.gone and t.status = ${staffState.working})`,
  },
  {
    from: unreachedSince.leaders,
    whom: holdsRole(leaders),
  },
]

type Unreached = Pick<Class, 'name'> & {
  readonly id: string
  readonly class: Class['id']
  readonly count: NonNullable<AttendanceSheet['unknownAbs']>
  readonly people: string[]
}

/** Classes with children nobody has reached on an open day, with whoever is to be told from a time on. Those that were told are left out. */
async function unreached(db: Db, date: string, { from, whom }: (typeof stages)[number]): Promise<Unreached[]> {
  const id = sql`left(${`unreached.${from.replace(':', '')}.${date}.`}::text || c.id, 64)`
  const { rows } = await sql<Unreached>`select ${id} as id, c.id as class, c.name, s.unknown_abs as count, p.people
    from attendance_sheet s
    join school_day d on d.tenant_id = s.tenant_id and d.date = s.date and d.is_open and not d.gone
    join class c on c.tenant_id = s.tenant_id and c.id = s.class_id and not c.gone
    join lateral (select array_agg(u.id order by u.id) as people from "user" u
      where u.tenant_id = c.tenant_id and not u.gone and u.status = '1' and ${whom}) p on p.people is not null
    where s.tenant_id = ${tenant} and not s.gone and s.date = ${date}::date and s.unknown_abs > 0
      and not exists (select 1 from announcement a where a.tenant_id = s.tenant_id and a.id = ${id})
    order by c.id`.execute(db)
  return rows
}

/** Says how many, and never who: what is told here passes through bells and locked screens. */
const telling = ({ class: classId, name, count, people }: Unreached, date: string): Telling => ({
  title: label('有幼儿未到园，尚未联系上', 'Children not here and not reached'),
  said: [filled(alarmWords.unreached, { name, count })],
  userIds: people,
  priority: 'H',
  page: boardAddress(classId, date),
  until: date,
})

/** Children who are away and nobody has reached become the head teacher's business first, then that of doctor and principal; once a day and class. */
export const unreachedChildren: Job = {
  name: 'unreached children',
  label: label('未联系提醒', 'Reminder of families not reached'),
  about: label(
    '幼儿未到园且家长未联系上时，提醒班主任、保健医和园长。',
    'Tells head teacher, doctor and principal of children who are away and whose family nobody has reached.',
  ),
  cron: '0 * * * * ? *',
  missed: 'start',
  async run({ engine, tenant }) {
    const [date = '', time = ''] = dateTimeOf(engine.now()).split(' ')
    for (const stage of stages.filter(({ from }) => from <= time)) {
      for (const found of await unreached(engine.databases.tenant(tenant), date, stage))
        await runOwn(engine, systemPerson(tenant), (ctx) => announce(ctx, found.id, telling(found, date)))
    }
  },
}
