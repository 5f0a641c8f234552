const OWN_SERVER = 'set DATABASE_URL=postgres://user:password@host:5432/database to use a PostgreSQL server of your own'

/** Why the private cluster cannot be used, as one sentence an operator can act on. */
export class ClusterError extends Error {
  override name = 'ClusterError'
}

/** A refusal that ends with what to do: `cure`, or else a server of one's own. */
export function clusterError(what: string, cure?: string): ClusterError {
  return new ClusterError(`${what}; ${cure ? `${cure}, or ` : ''}${OWN_SERVER}.`)
}

/** Any failure (full disk, missing rights, ...) as a `ClusterError` that names the data directory. */
export function asClusterError(cause: unknown, dataDir: string): ClusterError {
  if (cause instanceof ClusterError) return cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  const error = clusterError(
    `The private database in ${dataDir} could not be opened (${reason})`,
    'check that this directory is writable and not full',
  )
  error.cause = cause
  return error
}

/** The `code` of a Node or PostgreSQL error (`ENOENT`, `57P03`), '' when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
