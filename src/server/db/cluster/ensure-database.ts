import { clusterError, errorCode } from './cluster-error'
import type { Connection } from './connection'
import { DATABASE, onConnection } from './connection'

/**
 * Makes the product's database unless it exists, and checks that it can sort Chinese.
 * @throws ClusterError when this PostgreSQL was built without ICU
 */
export async function ensureDatabase(connection: Connection): Promise<void> {
  const canSort = await canSortChinese(connection).catch(async (error: unknown) => {
    if (errorCode(error) !== '3D000') throw error
    await onConnection(connection, 'postgres', (client) => client.query(`create database ${DATABASE}`))
    return canSortChinese(connection)
  })
  if (!canSort)
    throw clusterError(
      'This PostgreSQL was built without ICU and cannot sort Chinese (zh-x-icu is missing)',
      'set POSTGRES_BIN to one built with ICU',
    )
}

const canSortChinese = (connection: Connection) =>
  onConnection(connection, DATABASE, async (client) => {
    const { rowCount } = await client.query(`select from pg_collation where collname = 'zh-x-icu'`)
    return rowCount === 1
  })
