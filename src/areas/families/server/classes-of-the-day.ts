import { sql } from 'kysely'
import type { DailyWork } from '../../../server/start/daily'
import { followEnrolment } from './follow-enrolment'

/** Children come into a class, or leave one, on the day their enrolment says, however long before it was entered. */
export const classesOfTheDay: DailyWork = {
  name: 'classes of the day',
  async due(db, today) {
    const { rows } = await sql<{ id: string }>`select c.id from child c left join lateral (
        select e.class_id from enrolment e where e.tenant_id = c.tenant_id and e.child_id = c.id and not e.gone
          and e.begin_date <= ${today}::date and (e.end_date is null or e.end_date >= ${today}::date)
        order by e.begin_date desc limit 1) now on true
      where c.tenant_id = current_setting('app.tenant_id')::integer and not c.gone and c.class_id is distinct from now.class_id
      order by c.id`.execute(db)
    return rows.map(({ id }) => id)
  },
  work: followEnrolment,
}
