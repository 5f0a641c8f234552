import { sql } from 'kysely'
import type { Sessions } from '../../contract/monitor/monitor'
import type { Engine } from '../engine'

/** Sign-ins of a house. Those that hold are counted wherever they were made; those made are this node's. */
export async function readSessions({ databases, people, monitor }: Engine, tenant: number): Promise<Sessions> {
  const { rows } = await sql<{ active: number; expired: number }>`select count(*) filter (where expires > now())::integer as active,
      count(*) filter (where expires between ${new Date(monitor.started).toISOString()}::timestamptz and now())::integer as expired
    from session where tenant_id = ${tenant}`.execute(databases.owner)
  const { active, expired } = rows[0] ?? { active: 0, expired: 0 }
  return { active, expired, most: monitor.mostSessions(tenant, active), created: people.openedHere(tenant) }
}
