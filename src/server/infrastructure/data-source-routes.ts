import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { refuse, refuseFields } from '../../contract/error'
import { hiddenSecret } from '../../contract/fields/secret'
import { label, say } from '../../contract/label'
import { DataSource, tryRight } from '../../contract/system/infrastructure/data-source'
import { may } from '../auth/person'
import { tableOf } from '../db/column'
import { isOwn } from '../db/own-tenant'
import { answer } from '../http/envelope'
import { isExistingClient } from '../http/existing-client'
import { type Call, type Route, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { seenSql } from '../resource/reach-sql'
import { type Tried, tryConnection } from './try-connection'

const text = (max: number) => z.optional(z.nullable(soundText(max)))
const tried = z.object({
  id: z.optional(z.string().check(z.regex(/^[\w.:-]{1,64}$/))),
  dbType: z.optional(soundText(64)),
  dbUrl: z.optional(soundText(500)),
  dbName: text(100),
  dbUsername: text(100),
  dbPassword: text(200),
})
type Asked = z.infer<typeof tried>
type Kept = Tried & { readonly dbPassword: string | null }

/** A data source the caller may look at, that is meant by a condition; the one changed last where it means several. */
async function keptBy({ engine, session: { person } }: Call<unknown>, meant: RawBuilder<unknown>): Promise<Kept | undefined> {
  if (!may(person, DataSource.name, 'list')) return undefined
  const { rows } = await sql<Kept>`select db_type as "dbType", db_url as "dbUrl", db_name as "dbName", db_username as "dbUsername",
      db_password as "dbPassword" from ${sql.table(tableOf(DataSource.name))} where ${isOwn} and not gone and ${meant}
      and id in (${seenSql(person, DataSource.name)}) order by update_time desc nulls last, id limit 1`.execute(
    engine.databases.tenant(person.tenant),
  )
  const [kept] = rows
  return kept && { ...kept, dbPassword: kept.dbPassword && engine.vault.open(kept.dbPassword) }
}

/**
 * The data source whose form is tried. Existing clients name none, and send the password as they were shown it: theirs is one that is kept for this very
 * address and user, so that a password never goes anywhere else than where it was given for.
 */
async function keptFor(call: Call<Asked>): Promise<Kept | undefined> {
  const { id, dbType, dbUrl, dbName, dbUsername, dbPassword } = call.input
  if (id !== undefined) return (await keptBy(call, sql`id = ${id}`)) ?? refuse('record.gone')
  if (dbPassword !== hiddenSecret || !isExistingClient(call.request)) return undefined
  const isThere = sql`db_type = ${dbType ?? ''} and db_url = ${dbUrl ?? ''} and coalesce(db_username, '') = ${dbUsername ?? ''}`
  const named = sql`coalesce(db_name, '') = ${dbName ?? ''}`
  return (await keptBy(call, sql`${isThere} and ${named}`)) ?? keptBy(call, isThere)
}

/**
 * What is tried: values of a form, or a data source that is kept. The password that is kept is used only where it was given for, so that nobody has
 * it sent to a server of their own.
 */
async function whatIsTried(call: Call<Asked>): Promise<Tried> {
  const { dbPassword, ...given } = call.input
  const isTyped = Boolean(dbPassword) && dbPassword !== hiddenSecret
  const kept = await keptFor(call)
  const dbType = given.dbType ?? kept?.dbType ?? refuseFields({ dbType: { code: 'field.required' } })
  const dbUrl = given.dbUrl ?? kept?.dbUrl ?? refuseFields({ dbUrl: { code: 'field.required' } })
  const dbUsername = given.dbUsername ?? kept?.dbUsername
  const dbName = given.dbName ?? kept?.dbName
  if (isTyped) return { dbType, dbUrl, dbName, dbUsername, dbPassword }
  const isThere = kept && dbType === kept.dbType && dbUrl === kept.dbUrl && (dbUsername || null) === (kept.dbUsername || null)
  if ((kept?.dbPassword && !isThere) || (!kept && dbPassword === hiddenSecret))
    refuseFields({ dbPassword: { code: 'data-source.password-again' } })
  return { dbType, dbUrl, dbName, dbUsername, dbPassword: kept?.dbPassword }
}

const connected = label('数据库连接成功', 'Connected')

/** The calls of data sources beside those of every noun. */
export const dataSourceRoutes: readonly Route[] = [
  /** What a chooser of data sources offers: their codes under their names. */
  route(
    `GET ${DataSource.path}/options` as 'GET /',
    { door: `${DataSource.name}:list`, input: z.object({}) },
    async ({ engine, session }) => {
      const { rows } = await sql`select code as value, name as label from ${sql.table(tableOf(DataSource.name))}
      where not gone order by name, code limit 500`.execute(engine.databases.tenant(session.person.tenant))
      return rows
    },
  ),
  route(
    'POST /online/cgreport/api/testConnection',
    { door: `${DataSource.name}:${tryRight}`, input: tried, perMinute: 20 },
    async (call) => {
      await tryConnection(call.engine.configuration.dataSourceHosts, await whatIsTried(call))
      return call.reply.send(answer(true, say(connected, call.language)))
    },
  ),
]
