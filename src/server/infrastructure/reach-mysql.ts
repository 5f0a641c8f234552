import { createConnection } from 'mysql2'
import type { Reach } from './reach'

/** Reaches a MySQL or a MariaDB. */
export const reachMysql: Reach = async ({ host, port, database, encrypted, user, password, patience }) => {
  const connection = createConnection({
    host,
    port,
    ...(database !== undefined && { database }),
    user: user || 'root',
    password,
    connectTimeout: patience,
    ...(encrypted && { ssl: {} }),
  })
  // A server that takes the connection and then says nothing is given up as well: the driver's own patience ends with its first word.
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((done, failed) => {
      timer = setTimeout(() => failed(new Error('no answer')), patience)
      connection.on('error', failed)
      connection.connect((error) => (error ? failed(error) : done()))
    })
  } finally {
    clearTimeout(timer)
    connection.destroy()
  }
}
