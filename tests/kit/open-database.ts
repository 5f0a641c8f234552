import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Cluster } from '../../src/server/db/cluster/open-cluster'

/** A new empty database, as the address a product would be given, and how to throw it away. */
export type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/** Makes a database, empty or as a copy of `template`, which nobody may be using. */
export async function openDatabase(cluster: Cluster['connection'], template?: string): Promise<FreshDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = async (statement: string) => {
    const client = new pg.Client(cluster)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name}${template ? ` template ${template}` : ''}`)
  const login = `${encodeURIComponent(cluster.user)}:${encodeURIComponent(cluster.password)}`
  const url = `postgres://${login}@localhost:${cluster.port}/${name}?host=${encodeURIComponent(cluster.host)}`
  return { url, drop: () => admin(`drop database ${name} with (force)`).then(() => admin(`drop role if exists app_${name}`)) }
}
