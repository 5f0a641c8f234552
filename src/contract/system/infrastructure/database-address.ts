/** How a database is spoken to. */
export type Dialect = 'postgres' | 'mysql'

/** Where a database is: host and port of a server, and the database on it; undefined: none of them, as servers of MySQL allow. */
export type DatabasePlace = {
  readonly host: string
  readonly port: number
  readonly database: string | undefined
  readonly encrypted: boolean
}

/** How an address begins, where such a server usually listens, the database that is always there, and how an address asks for encryption. */
const spoken = {
  postgres: { begins: 'postgres(?:ql)?', port: 5432, usual: 'postgres', encrypted: /(^|&)(ssl=true|sslmode=(require|verify-\w+))(&|$)/i },
  mysql: {
    begins: '(?:mysql|mariadb)',
    port: 3306,
    usual: undefined,
    encrypted: /(^|&)((use|require)SSL=true|sslMode=(REQUIRED|TRUST|VERIFY[-_]\w+))(&|$)/i,
  },
} as const satisfies Readonly<Record<Dialect, object>>

const rest = '://(\\[[\\da-f:.]+\\]|[\\w.-]+)(?::(\\d{1,5}))?(?:/([\\w.$-]*))?(?:\\?([^\\s]*))?$'
const shapes = {
  postgres: new RegExp(`^(?:jdbc:)?${spoken.postgres.begins}${rest}`, 'i'),
  mysql: new RegExp(`^(?:jdbc:)?${spoken.mysql.begins}${rest}`, 'i'),
} as const

/** Reads an address, with `jdbc:` before it or not; undefined where it is none of this dialect, or names several hosts. */
export function placeOf(dialect: Dialect, address: string, database?: string | null): DatabasePlace | undefined {
  const found = shapes[dialect].exec(address.trim())
  if (!found) return undefined
  const { port: usualPort, usual, encrypted } = spoken[dialect]
  const [, host = '', port = String(usualPort), named = '', query = ''] = found
  if (Number(port) < 1 || Number(port) > 65_535) return undefined
  return {
    host: host.replace(/^\[|\]$/g, '').toLowerCase(),
    port: Number(port),
    database: database || named || usual,
    encrypted: encrypted.test(query),
  }
}

/** Whether somebody wrote a user name or a password into an address, where everybody who reads it would see them. */
export const holdsLogin = (address: string): boolean => /:\/\/[^/?]*@/.test(address) || /[?&;](user|username|password|pwd)=/i.test(address)
