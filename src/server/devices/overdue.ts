import { sql } from 'kysely'
import { can } from '../../contract/access'
import { filled, type Label, label } from '../../contract/label'
import { Announcement } from '../../contract/system/announcement'
import { Conflict } from '../../contract/system/conflict'
import { Device } from '../../contract/system/device'
import { Escalation } from '../../contract/system/escalation'
import { addDays, dateTimeOf } from '../../contract/time'
import { readRoleRights } from '../auth/role-rights'
import { systemPerson } from '../auth/system-person'
import type { Db } from '../db/database'
import { ownTenant } from '../db/own-tenant'
import type { Engine } from '../engine'
import { announce } from '../notices/announce'
import { runOwn } from '../sync/run-batch'

const day = 86_400_000
/** Days the notice stands in bells. */
const shown = 7

/** Nouns a product must have for this. */
const watched = [Announcement, Conflict, Device, Escalation]

type Overdue = { readonly devices: number; readonly edits: number; readonly conflicts: number; readonly handed: number }

/** What has been waiting for more than a day: on devices, for a decision, for an answer. */
async function countOverdue(db: Db, before: string): Promise<Overdue> {
  const { rows } = await sql<Overdue>`select
    (select count(*)::int from device where tenant_id = t.id and not gone and unsent > 0 and oldest_unsent < ${before}::timestamptz) as devices,
    (select coalesce(sum(unsent), 0)::int from device where tenant_id = t.id and not gone and oldest_unsent < ${before}::timestamptz) as edits,
    (select count(*)::int from conflict where tenant_id = t.id and not gone and state = 'open' and create_time < ${before}::timestamptz) as conflicts,
    (select count(*)::int from handed_over where tenant_id = t.id and not gone and state = 'open' and create_time < ${before}::timestamptz) as handed
    from (select ${ownTenant} as id) t`.execute(db)
  return rows[0] ?? { devices: 0, edits: 0, conflicts: 0, handed: 0 }
}

/** Ids of those who look after devices. */
export async function caretakers(db: Db, tenant: number): Promise<string[]> {
  const { rows } = await sql<{ id: string; roles: string[] | null }>`select id, roles from "user"
    where tenant_id = ${tenant} and not gone and status = '1' order by id`.execute(db)
  const mayLook = new Map<string, boolean>()
  for (const role of new Set(rows.flatMap((user) => user.roles ?? []))) {
    const given = (await readRoleRights(db, tenant, [role])).flatMap(({ rights }) => rights.filter((right) => !right.isOff))
    mayLook.set(role, can(new Set(given.flatMap(({ codes }) => codes)), 'device:list'))
  }
  return rows.filter((user) => user.roles?.some((role) => mayLook.get(role))).map((user) => user.id)
}

const sentences = ({ devices, edits, conflicts, handed }: Overdue): Label[] => [
  ...(devices > 0
    ? [
        filled(
          label(
            '{devices} 台设备上有 {edits} 条修改超过 24 小时未发送。',
            '{edits} {edits:edit has|edits have} been lying unsent on {devices} {devices:device|devices} for more than 24 hours.',
          ),
          { devices, edits },
        ),
      ]
    : []),
  ...(conflicts > 0
    ? [
        filled(
          label(
            '{conflicts} 条待定修改超过 24 小时无人处理。',
            '{conflicts} {conflicts:change has|changes have} been waiting for a decision for more than 24 hours.',
          ),
          { conflicts },
        ),
      ]
    : []),
  ...(handed > 0
    ? [
        filled(
          label(
            '{handed} 条移交的修改超过 24 小时未答复。',
            '{handed} {handed:edit|edits} handed over {handed:has|have} been waiting for an answer for more than 24 hours.',
          ),
          { handed },
        ),
      ]
    : []),
]

/** Tells those who look after devices, once a day at most, what has been waiting for more than 24 hours. */
export async function warnOfOverdue(engine: Engine, tenant: number): Promise<void> {
  if (!watched.every(({ name }) => Object.hasOwn(engine.catalogue.resources, name))) return
  const db = engine.databases.tenant(tenant)
  const now = engine.now()
  const overdue = await countOverdue(db, dateTimeOf(new Date(now.getTime() - day)))
  const said = sentences(overdue)
  const userIds = said.length > 0 ? await caretakers(db, tenant) : []
  if (userIds.length === 0) return
  await runOwn(engine, systemPerson(tenant), async (ctx) => {
    await announce(ctx, `overdue.${ctx.today}`, {
      title: label('有内容超过 24 小时未处理', 'Waiting for more than 24 hours'),
      said,
      userIds,
      priority: 'M',
      page: overdue.devices > 0 ? '/system/device' : '/tray',
      until: addDays(ctx.today, shown),
    })
  })
}
