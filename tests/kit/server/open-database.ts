import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Cluster as OpenCluster } from '../../../src/server/db/cluster/open-cluster'

/** How to reach the PostgreSQL all tests share. */
export type Cluster = OpenCluster['connection']

/**
 * Settings of a PostgreSQL whose databases are thrown away in the end. To make and drop one is nine parts waiting for the disk; who tests
 * what outlives a power cut has a PostgreSQL of their own.
 */
export const undurable = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // Nobody reads what is logged of a database that is just being copied, so nothing is.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Nor does one live long enough to be tidied up: looking after hundreds of them is work all the same.
  autovacuum: 'off',
}

/** A new empty database, as the address a product would be given, and how to throw it away. */
export type FreshDatabase = { readonly name: string; readonly url: string; readonly drop: () => Promise<void> }

const administrators = new Map<string, Promise<pg.Client>>()

/**
 * The one connection of this process on which databases are made and dropped, open until that PostgreSQL is stopped: each further one is a
 * process it starts, and two hashes of a password.
 */
function administratorOf(cluster: Cluster): Promise<pg.Client> {
  const place = `${cluster.host}:${cluster.port}`
  const known = administrators.get(place)
  if (known) return known
  const client = new pg.Client(cluster)
  const forget = () => administrators.delete(place)
  const opened = client.on('error', forget).on('end', forget).connect()
  const made = opened.then(() => client)
  made.catch(forget)
  administrators.set(place, made)
  return made
}

async function administer(cluster: Cluster, ...statements: string[]): Promise<void> {
  const client = await administratorOf(cluster)
  for (const statement of statements) await client.query(statement)
}

/** Keeps a database that nobody uses any more under a name of its own. */
export const renameDatabase = (cluster: Cluster, database: FreshDatabase, name: string): Promise<void> =>
  administer(cluster, `alter database ${database.name} rename to ${name}`)

/**
 * Makes a database, empty or as a copy of `template`, which nobody may be using. Copied file by file it takes a third of what it takes
 * page by page, and a copy is as quickly thrown away.
 */
export async function openDatabase(cluster: Cluster, template?: string): Promise<FreshDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`
  await administer(cluster, `create database ${name} strategy file_copy${template ? ` template ${template}` : ''}`)
  const login = `${encodeURIComponent(cluster.user)}:${encodeURIComponent(cluster.password)}`
  const url = `postgres://${login}@localhost:${cluster.port}/${name}?host=${encodeURIComponent(cluster.host)}`
  return { name, url, drop: () => administer(cluster, `drop database ${name} with (force)`, `drop role if exists app_${name}`) }
}
