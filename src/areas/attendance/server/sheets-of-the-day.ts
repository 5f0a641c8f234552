import { sql } from 'kysely'
import type { DailyWork } from '../../../server/start/daily'
import { classState } from '../../garden/published/class'
import { recountSheet } from './recount-sheet'

/**
 * Every class has a sheet from the beginning of an open day on, before anybody calls the roll: what is to be expected stands in it, for the
 * kitchen and for everybody else who may not read who is ill. A sheet that was counted before special meals were is counted once more.
 */
export const sheetsOfTheDay: DailyWork = {
  name: 'sheets of the day',
  async due(db, today) {
    const { rows } = await sql<{ id: string }>`select c.id from class c
      join school_day d on d.tenant_id = c.tenant_id and d.date = ${today}::date and d.is_open and not d.gone
      where c.tenant_id = current_setting('app.tenant_id')::integer and not c.gone and c.status = ${classState.running}
        and not exists (select 1 from attendance_sheet s where s.tenant_id = c.tenant_id and s.class_id = c.id and s.date = d.date and not s.gone
          and s.special_meals is not null)
      order by c.id`.execute(db)
    return rows.map(({ id }) => id)
  },
  work: (ctx, classId) => recountSheet(ctx, classId, ctx.today),
}
