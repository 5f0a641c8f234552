import { sql } from 'kysely'
import type { Reach } from '../../../server/auth/read-sessions'
import { readerKey } from '../../../server/db/readers'

/** Whoever looks after a child reads what is theirs as its family, with the account that stands with the guardian. */
export const familyReach: Reach = async (db, people) => {
  const ids = people.map(({ id }) => id)
  const { rows } = await sql<{
    user_id: string
    children: string[]
  }>`select g.app_user_id user_id, array_agg(distinct l.child_id order by l.child_id) children
    from guardian g join child_guardian l on l.tenant_id = g.tenant_id and l.guardian_id = g.id and not l.gone
    where g.tenant_id = current_setting('app.tenant_id')::integer and not g.gone and g.app_user_id = any(${ids}::text[]) group by 1`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.user_id, row.children.flatMap((id) => readerKey('child', id) ?? [])]))
}

/** Nouns that decide which families people are of. */
export const familyReachNouns = ['guardian', 'child-guardian'] as const
