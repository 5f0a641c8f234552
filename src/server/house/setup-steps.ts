import { type RawBuilder, sql } from 'kysely'
import type { Label } from '../../contract/label'
import type { SetupStep, SetupWay } from '../../contract/system/house'
import { Role } from '../../contract/system/role'
import { User } from '../../contract/system/user'
import { dayOf } from '../../contract/time'
import { tableOf } from '../db/column'
import type { Db } from '../db/database'
import { isOwn } from '../db/own-tenant'
import type { Engine } from '../engine'

/** One thing a new house has to do, and what shows that it is done. */
export type SetupFact = {
  readonly name: string
  /** Its place among all of them. */
  readonly place: number
  readonly label: Label
  readonly about: Label
  /** The page where what is there of it stands, and the permission to do it. */
  readonly path: string
  readonly needs: `${string}:${string}`
  /** How it is done, the usual way first. */
  readonly ways: readonly SetupWay[]
  /** What is there of it on `today`, the kindergarten's day; none while it is not done. */
  readonly count: (db: Db, today: string) => Promise<number>
}

/** How many living rows a noun has, of those that count as done on a day. `noun`: the name of one. */
export const living =
  (noun: string, counts: (today: string) => RawBuilder<unknown> = () => sql`true`): SetupFact['count'] =>
  async (db, today) => {
    const { rows } = await sql<{
      many: number
    }>`select count(*) as many from ${sql.table(tableOf(noun))} where ${isOwn} and not gone and ${counts(today)}`.execute(db)
    return rows[0]?.many ?? 0
  }

export const inOrder = (facts: readonly SetupFact[]): SetupFact[] => [...facts].sort((one, two) => one.place - two.place)

/** Who may do what: by permission, the roles that hold it and how many people hold one of those. */
async function holdersOf(db: Db, needs: readonly string[]): Promise<ReadonlyMap<string, Pick<SetupStep, 'roles' | 'holders'>>> {
  const [role, user] = [sql.table(tableOf(Role.name)), sql.table(tableOf(User.name))]
  const { rows } = await sql<{
    needs: string
    roles: string[]
    holders: number
  }>`select n as needs, h.roles, h.holders from unnest(${needs}::text[]) n
    cross join lateral (select coalesce(array_agg(r.role_name order by r.id), '{}') as roles,
      (select count(*) from ${user} u where u.${isOwn} and not u.gone and u.roles && coalesce(array_agg(r.id), '{}')) as holders
      from ${role} r where r.${isOwn} and not r.gone and r.permissions && array[n, '*']) h`.execute(db)
  return new Map(rows.map(({ needs: permission, ...rest }) => [permission, rest]))
}

/** What a house has done and has still to do, from what is there; nothing while it is a demonstration. */
export async function setupSteps({ databases, shipped: { setup }, now }: Engine, tenant: number): Promise<SetupStep[]> {
  const { rows } = await sql`select 1 from tenant where id = ${tenant} and demo is not null`.execute(databases.owner)
  if (rows.length > 0) return []
  const db = databases.tenant(tenant)
  const holders = await holdersOf(db, [...new Set(setup.map(({ needs }) => needs))])
  return Promise.all(
    setup.map(async ({ place: _, count, ...step }) => ({
      ...step,
      count: await count(db, dayOf(now())),
      ...(holders.get(step.needs) ?? { roles: [], holders: 0 }),
    })),
  )
}
