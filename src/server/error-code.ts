/** The code of an error of the system or of PostgreSQL, such as `ENOENT` or `40001`; empty where it has none. */
export const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '')

/**
 * Whether a prepared statement no longer fits its table because that was migrated meanwhile; the statement itself is right, and works
 * when it is put anew. PostgreSQL gives it the code of everything it cannot do (0A000) and words it in the server's language, so it is
 * known by the routine that says it.
 */
export const isStaleStatement = (error: unknown): boolean =>
  codeOf(error) === '0A000' && error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'

/** Codes that say nothing about what was asked: two batches met crosswise or waited too long, or the server is going down, coming up or full. */
const transient = new Set(['40001', '40P01', '55P03', '57P01', '57P02', '57P03', '57014', '53300'])

/** Codes of a connection that broke. */
const broken = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** What the driver says of a connection that broke or never came about: it gives these no code. */
const brokenWords = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether there is no connection to the database. Where that is a socket in a folder, a database that is down is a file that is missing. */
const isLost = (error: unknown): boolean =>
  broken.has(codeOf(error)) ||
  /^08/.test(codeOf(error)) ||
  (error instanceof Error && (('syscall' in error && error.syscall === 'connect') || brokenWords.test(error.message)))

/** Whether the same work may succeed when it is begun anew. */
export const isTransient = (error: unknown): boolean => transient.has(codeOf(error)) || isLost(error) || isStaleStatement(error)
