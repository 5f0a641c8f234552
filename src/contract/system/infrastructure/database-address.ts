/** Where a database is: host and port of a server, and the database on it. */
export type DatabasePlace = { readonly host: string; readonly port: number; readonly database: string; readonly encrypted: boolean }

/** The port PostgreSQL usually listens at. */
const usualPort = 5432
const shape = /^(?:jdbc:)?postgres(?:ql)?:\/\/(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?(?:\/([\w.$-]*))?(?:\?([^\s]*))?$/i

/** Reads an address of PostgreSQL, with `jdbc:` before it or not; undefined where it is none, or names several hosts. */
export function placeOf(address: string, database?: string | null): DatabasePlace | undefined {
  const found = shape.exec(address.trim())
  if (!found) return undefined
  const [, host = '', port = String(usualPort), named = '', query = ''] = found
  if (Number(port) < 1 || Number(port) > 65_535) return undefined
  return {
    host: host.replace(/^\[|\]$/g, '').toLowerCase(),
    port: Number(port),
    database: database || named || 'postgres',
    encrypted: /(^|&)(ssl=true|sslmode=(require|verify-\w+))(&|$)/i.test(query),
  }
}

/** Whether somebody wrote a user name or a password into an address, where everybody who reads it would see them. */
export const holdsLogin = (address: string): boolean => /:\/\/[^/?]*@/.test(address) || /[?&;](user|username|password|pwd)=/i.test(address)
