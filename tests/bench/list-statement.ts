import { Kysely, PostgresDialect } from 'kysely'
import { catalogue } from '../../src/areas/areas'
import type { Resource } from '../../src/contract/resource'
import type { Person } from '../../src/server/auth/person'
import type { Databases, Tables } from '../../src/server/db/database'
import type { Engine } from '../../src/server/engine'
import type { Dictionaries } from '../../src/server/resource/dictionaries'
import { listPage } from '../../src/server/resource/list'
import { parseQuery } from '../../src/server/resource/parse-query'

/** A statement as it reaches the driver. */
export type Statement = { readonly text: string; readonly values: unknown[] }

const everybody: Person = {
  id: 'bench',
  tenant: 1,
  username: 'bench',
  realname: 'bench',
  roles: [],
  departments: [],
  granted: new Set(['*']),
  menus: new Set(),
  everything: new Set(['*']),
  keys: new Set(),
  within: new Map(),
}

/** The one statement a list call of somebody who sees everything puts to the database, caught on its way. */
export async function listStatement(resource: Resource, query: Readonly<Record<string, string>>): Promise<Statement> {
  const caught: Statement[] = []
  const client = {
    async query(text: string, values: readonly unknown[]) {
      caught.push({ text, values: [...values] })
      return { command: 'SELECT' as const, rowCount: 0, rows: [] }
    },
    release: () => undefined,
  }
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: async () => client, end: async () => undefined } as never }),
  })
  const databases: Pick<Databases, 'tenant'> = { tenant: () => db }
  const dictionaries: Pick<Dictionaries, 'texts' | 'peopleNames'> = { texts: async () => new Map(), peopleNames: async () => new Map() }
  const engine = { catalogue, databases: databases as Databases, dictionaries: dictionaries as Dictionaries } as Engine
  await listPage(engine, everybody, resource, parseQuery(resource, query), 'zh-CN')
  const [statement] = caught
  if (!statement || caught.length > 1) throw new Error(`a list takes ${caught.length} statements`)
  return statement
}
