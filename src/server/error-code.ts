/** The code of an error of the system or of PostgreSQL, such as `ENOENT` or `40001`; empty where it has none. */
export const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '')

/**
 * Whether a prepared statement no longer fits its table because that was migrated meanwhile; the statement itself is right, and works
 * when it is put anew. PostgreSQL gives it the code of everything it cannot do (0A000) and words it in the server's language, so it is
 * known by the routine that says it.
 */
export const isStaleStatement = (error: unknown): boolean =>
  codeOf(error) === '0A000' && error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'

/**
 * Codes of PostgreSQL that say nothing about what was asked: two batches met crosswise or waited too long (40001, 40P01, 55P03, 57014), a
 * transaction was ended for its idleness or its age (25P03, 25P04), the connection broke or was refused (08, 28), the machine has no room, memory or
 * connection left or cannot read its disk (53, 58030), the server is going down or coming up (57P0), or it only follows another one since
 * that took over (25006).
 */
const transient = /^(40001|40P01|55P03|57014|25P0[34]|08\w{3}|28\w{3}|53\w{3}|58030|57P0\d|25006)$/

/** Whether a value that may be there only once is there already. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'

/** Whether a text was no text the database knows, such as one with a zero character. */
export const isUnreadable = (error: unknown): boolean => /^22(021|P05)$/.test(codeOf(error))

/** Codes of a connection that broke, or of a server whose name or way is not known now. */
const broken = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/

/** What the driver says of a connection that broke, was closed or never came about: it gives these no code. */
const brokenWords =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout e(xceeded|xpired)|There was an error establishing an SSL connection|Client network socket disconnected|Cannot use a pool after calling end)/

/** Whether there is no connection to the database. Where that is a socket in a folder, a database that is down is a file that is missing. */
const isLost = (error: unknown): boolean =>
  broken.test(codeOf(error)) ||
  (error instanceof Error && (('syscall' in error && error.syscall === 'connect') || brokenWords.test(error.message)))

/** Whether the same work may succeed when it is begun anew. */
export const isTransient = (error: unknown): boolean => transient.test(codeOf(error)) || isLost(error) || isStaleStatement(error)
