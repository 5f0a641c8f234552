import { sql } from 'kysely'
import { logType, SystemLog } from '../../contract/journal/system-log'
import { addDays, dayOf } from '../../contract/time'
import { tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'
import { signInPatterns } from './sign-in-calls'

const table = sql.table(tableOf(SystemLog.name))
const signIns = sql`${isOwn} and not gone and log_type = ${logType.signIn} and outcome = 'done' and method like any(${[...signInPatterns]}::text[])`

type Figures = { readonly todayIp: number; readonly todayVisitCount: number; readonly totalVisitCount: number }

/** How often people signed in, and from how many addresses today. As far back as the log goes. */
export async function readFigures({ databases, now }: Engine, tenant: number): Promise<Figures> {
  const today = sql`at >= ${dayOf(now())}::timestamptz`
  const { rows } = await sql<Figures>`select count(distinct ip) filter (where ${today})::int as "todayIp",
    count(*) filter (where ${today})::int as "todayVisitCount", count(*)::int as "totalVisitCount"
    from ${table} where ${signIns}`.execute(databases.tenant(tenant))
  return rows[0] ?? { todayIp: 0, todayVisitCount: 0, totalVisitCount: 0 }
}

type Day = { readonly type: string; readonly visit: number; readonly ip: number }
const days = 7

/** Sign-ins of each of the last seven days, the oldest first: `type` is the day, `ip` how many addresses they came from. */
export async function readWeek({ databases, now }: Engine, tenant: number): Promise<Day[]> {
  const today = dayOf(now())
  const week = Array.from({ length: days }, (_, at) => addDays(today, at + 1 - days))
  const { rows } = await sql<Day>`select d.day as type, count(l.id)::int as visit, count(distinct l.ip)::int as ip
    from unnest(${week}::text[]) d(day)
    left join (select id, ip, at from ${table} where ${signIns}) l on l.at >= d.day::timestamptz and l.at < (d.day::date + 1)::timestamptz
    group by d.day order by d.day`.execute(databases.tenant(tenant))
  return rows
}
