import { createHash, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Databases } from '../db/database'
import { readSessions, type Session, type Told } from './read-sessions'
import { SessionMemory } from './session-memory'

/** Lifetime of a sign-in: 7 days, as the wire contract fixes it. */
export const sessionLife = 604_800_000

export type People = {
  /** Signs somebody in and answers the token, which is stored only as its hash. */
  readonly open: (tenant: number, user: string, agent: string) => Promise<string>
  /** Who holds this token, or undefined when nobody does. */
  readonly find: (token: string) => Promise<Session | undefined>
  /** Who holds these tokens, by token; all who are not remembered are read together. Tokens of nobody are left out. */
  readonly findAll: (tokens: readonly string[]) => Promise<ReadonlyMap<string, Session>>
  /** Whether the token has been found to be somebody's, without looking again. */
  readonly knows: (token: string) => boolean
  /** How many of a house signed in here since this process started. */
  readonly openedHere: (tenant: number) => number
  /** Ends a sign-in with the frames that are part of it, or one such frame alone. */
  readonly close: (token: string) => Promise<void>
  /** Ends every sign-in of a user but `kept`, which is told as it is stored, at once on this node. Answers the ended tokens as they were stored. */
  readonly closeAll: (tenant: number, user: string, kept?: string) => Promise<readonly string[]>
  /** The same with one sign-in, by the beginning of what its token is stored as. */
  readonly closeOne: (tenant: number, user: string, key: string) => Promise<readonly string[]>
  /** Ends the sign-ins of everybody who was removed or frozen, so that none of them comes back to life later. */
  readonly closeEnded: (tenant: number) => Promise<void>
  readonly enterDepartment: (signIn: string, orgCode: string) => Promise<void>
  /** Reads everybody afresh next time: rights or groups have changed. */
  readonly forget: (tenant: number) => void
  /** Calls back when sign-ins may have ended or rights may have changed. */
  readonly watch: (listener: () => void) => void
}

/** Under which a token is stored: whoever reads the database cannot sign in with what stands there. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Answers the tokens of deleted sign-ins as they were stored. */
async function deleteSessions({ owner }: Databases, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`delete from session where ${which} returning encode(token_hash, 'hex') as hash`.execute(
    owner,
  )
  return rows.map(({ hash }) => hash)
}

const isOf =
  (tenant: number, user: string) =>
  ({ person }: Session): boolean =>
    person.tenant === tenant && person.id === user

/** The people signed in, with a short memory so that a request costs no query. */
export function openPeople(databases: Databases, told: Told): People {
  const memory = new SessionMemory((hashes) => readSessions(databases, told, hashes))
  const watchers = new Set<() => void>()
  const opened = new Map<number, number>()
  const forgetIf = (test: (session: Session) => boolean) => {
    memory.forgetIf(test)
    for (const watcher of watchers) watcher()
  }
  const close = (tenant: number, user: string, which: RawBuilder<unknown>) =>
    deleteSessions(databases, sql`tenant_id = ${tenant} and user_id = ${user} and ${which}`).finally(() => forgetIf(isOf(tenant, user)))
  return {
    async open(tenant, user, agent) {
      const token = randomBytes(32).toString('base64url')
      await sql`insert into session (token_hash, tenant_id, user_id, expires, agent) values (decode(${hashOf(token)}, 'hex'), ${tenant}, ${user}, now() + ${`${sessionLife} milliseconds`}::interval, ${agent.slice(0, 200)})`.execute(
        databases.owner,
      )
      opened.set(tenant, (opened.get(tenant) ?? 0) + 1)
      return token
    },
    openedHere: (tenant) => opened.get(tenant) ?? 0,
    async find(token) {
      const hash = hashOf(token)
      return (await memory.find([hash])).get(hash)
    },
    knows: (token) => memory.has(hashOf(token)),
    async findAll(tokens) {
      const hashes = new Map(tokens.map((token) => [hashOf(token), token]))
      const found = await memory.find([...hashes.keys()])
      return new Map([...found.values()].map((session) => [hashes.get(session.tokenHash) ?? '', session]))
    },
    async close(token) {
      const hash = hashOf(token)
      await sql`with framed as (delete from frame_sign_in where token_hash = decode(${hash}, 'hex'))
        delete from session where token_hash = decode(${hash}, 'hex') or expires < now()`.execute(databases.owner)
      forgetIf(({ tokenHash, signIn }) => tokenHash === hash || signIn === hash)
    },
    closeAll: (tenant, user, kept = '') => close(tenant, user, sql`token_hash <> decode(${kept}, 'hex')`),
    closeOne: (tenant, user, key) => close(tenant, user, sql`left(encode(token_hash, 'hex'), 16) = ${key}`),
    async closeEnded(tenant) {
      await sql`delete from session s using "user" u where s.tenant_id = ${tenant} and u.tenant_id = ${tenant} and u.id = s.user_id and (u.gone or u.status <> '1')`.execute(
        databases.owner,
      )
    },
    async enterDepartment(signIn, orgCode) {
      memory.forgetIf((session) => session.signIn === signIn)
      await sql`update session set org_code = ${orgCode} where token_hash = decode(${signIn}, 'hex')`.execute(databases.owner)
    },
    forget: (tenant) => forgetIf(({ person }) => person.tenant === tenant),
    watch: (listener) => void watchers.add(listener),
  }
}
