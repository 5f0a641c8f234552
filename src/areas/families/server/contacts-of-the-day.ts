import { sql } from 'kysely'
import type { DailyWork } from '../../../server/start/daily'
import { copyContact } from './guardian-behaviour'

/** Links that were made before they held name and number of the guardian. */
export const contactsOfTheDay: DailyWork = {
  name: 'contacts of the day',
  async due(db) {
    const { rows } = await sql<{ id: string }>`select l.id from child_guardian l
      join guardian g on g.tenant_id = l.tenant_id and g.id = l.guardian_id and not g.gone
      where l.tenant_id = current_setting('app.tenant_id')::integer and not l.gone
        and (l.name, l.phone) is distinct from (g.name, g.phone) order by l.id`.execute(db)
    return rows.map(({ id }) => id)
  },
  work: copyContact,
}
