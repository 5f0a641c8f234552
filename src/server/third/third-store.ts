import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { refuse } from '../../contract/error'
import type { BoundAccount } from '../../contract/system/ways-in/ways-in'
import { type Account, findAccounts } from '../auth/accounts'
import type { Engine } from '../engine'
import type { Errand, ThirdPerson } from './third-provider'

/** How somebody came: in a window of its own beside a page, or with the page itself. */
export type Way = 'window' | 'page'
/** Which account of ours. */
export type Ours = Pick<Account, 'tenant_id' | 'user_id'>
/** An account there, as it was shown. */
export type Theirs = ThirdPerson & { readonly source: string; readonly way: Way }

const secret = () => randomBytes(24).toString('base64url')
/** Of which browser it is asked whether it is the same one; nobody's where it has not been told. */
const printOf = ({ vault }: Engine, kind: string, text: string) => vault.print(`third ${kind} ${text}`)

/** Remembers an errand. Answers what only the browser that was sent knows. */
export async function keepErrand(engine: Engine, source: string, way: Way, { state, nonce, verifier }: Errand): Promise<string> {
  const db = engine.databases.owner
  const browser = secret()
  await sql`delete from third_errand where made < now() - interval '10 minutes'`.execute(db)
  await sql`insert into third_errand (state, browser, source, way, sealed) values (${printOf(engine, 'state', state)},
    ${printOf(engine, 'browser', browser)}, ${source}, ${way}, ${engine.vault.seal(JSON.stringify({ nonce, verifier }))})`.execute(db)
  return browser
}

/** The errand of whoever comes back, once: nothing where it is none of this browser's. */
export async function takeErrand(
  engine: Engine,
  source: string,
  state: string,
  browser: string,
): Promise<{ errand: Errand; way: Way } | undefined> {
  const { rows } = await sql<{ way: Way; sealed: string }>`delete from third_errand where state = ${printOf(engine, 'state', state)}
    and browser = ${printOf(engine, 'browser', browser)} and source = ${source} and made > now() - interval '10 minutes'
    returning way, sealed`.execute(engine.databases.owner)
  const [row] = rows
  return row && { way: row.way, errand: { state, ...(JSON.parse(engine.vault.open(row.sealed)) as { nonce: string; verifier: string }) } }
}

/** The account of ours that one of theirs is bound to. */
export async function ourAccount(
  { databases }: Engine,
  { source, subject }: Pick<Theirs, 'source' | 'subject'>,
): Promise<Account | undefined> {
  const bound = sql`(c.tenant_id, c.user_id) in (select tenant_id, user_id from third_account where source = ${source} and subject = ${subject})`
  return (await findAccounts(databases.owner, bound))[0]
}

/** Binds an account of theirs to one of ours, in place of another one of the same source. Refuses one that is bound to somebody else. */
export async function bind({ databases }: Engine, { source, subject, name }: Theirs, ours: Ours): Promise<void> {
  const { tenant_id: tenant, user_id: user } = ours
  await databases.owner.transaction().execute(async (db) => {
    await sql`delete from third_account t where source = ${source} and subject = ${subject}
      and not exists (select from "user" u where u.tenant_id = t.tenant_id and u.id = t.user_id and not u.gone)`.execute(db)
    await sql`delete from third_account where tenant_id = ${tenant} and user_id = ${user} and source = ${source}`.execute(db)
    const { rows } = await sql`insert into third_account (source, subject, tenant_id, user_id, name)
      values (${source}, ${subject}, ${tenant}, ${user}, ${name}) on conflict do nothing returning 1`.execute(db)
    if (rows.length === 0) refuse('third.bound')
  })
}

/** Accounts elsewhere that lead to an account of ours. */
export async function boundTo({ databases }: Engine, tenant: number, user: string): Promise<BoundAccount[]> {
  const { rows } = await sql<{ source: string; name: string; made: string }>`select source, name, made from third_account
    where tenant_id = ${tenant} and user_id = ${user} order by source`.execute(databases.owner)
  return rows.map(({ source, name, made }) => ({ source, name, since: made }))
}

/** Answers whether there was any to take away. */
export async function unbind({ databases }: Engine, tenant: number, user: string, source: string): Promise<boolean> {
  const { rows } = await sql`delete from third_account where tenant_id = ${tenant} and user_id = ${user} and source = ${source}
    returning 1`.execute(databases.owner)
  return rows.length > 0
}

/** What a ticket is for: to go in with, or to bind with. `cas`: to go in with as well, and of their own making. */
type Kind = 'in' | 'bind' | 'cas'
const life = { in: '2 minutes', bind: '10 minutes', cas: '2 minutes' } as const

/** Hands out what stands for an account of theirs that was shown. `browser`: only that one may come back with it. */
export async function handOut(engine: Engine, kind: Kind, theirs: Theirs, browser: string, ticket = secret()): Promise<string> {
  const db = engine.databases.owner
  await sql`delete from third_ticket where made < now() - interval '10 minutes'`.execute(db)
  await sql`insert into third_ticket (print, kind, source, subject, name, way, browser) values (${printOf(engine, kind, ticket)}, ${kind},
    ${theirs.source}, ${theirs.subject}, ${theirs.name}, ${theirs.way}, ${printOf(engine, 'browser', browser)}) on conflict do nothing`.execute(
    db,
  )
  return ticket
}

/** For what a ticket stands that is good still. */
export async function findTicket(engine: Engine, kind: Kind, ticket: string): Promise<(Theirs & { browser: string }) | undefined> {
  const { rows } = await sql<Theirs & { browser: string }>`select source, subject, name, way, browser from third_ticket
    where print = ${printOf(engine, kind, ticket)} and kind = ${kind} and made > now() - ${life[kind]}::interval`.execute(
    engine.databases.owner,
  )
  return rows[0]
}

/** For what a ticket stands. `browser` is asked where it was shown with the page itself: nobody is led in, or bound, by an address somebody else made. */
export async function readTicket(engine: Engine, kind: Kind, ticket: string, browser: string, way: Way): Promise<Theirs> {
  const row = await findTicket(engine, kind, ticket)
  const isSame = way === 'window' || row?.browser === printOf(engine, 'browser', browser)
  return row && row.way === way && isSame ? row : refuse('third.over')
}

/** Uses a ticket up. Refuses whoever comes second. */
export async function spendTicket(engine: Engine, kind: Kind, ticket: string): Promise<void> {
  const { rows } = await sql`delete from third_ticket where print = ${printOf(engine, kind, ticket)} returning 1`.execute(
    engine.databases.owner,
  )
  if (rows.length === 0) refuse('third.over')
}
