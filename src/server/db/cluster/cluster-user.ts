import { chmodSync, existsSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clusterError } from './cluster-error'

/** The account PostgreSQL runs under when the product itself is root. */
export type ClusterUser = { name: string; uid: number; gid: number }

/**
 * Who runs the cluster in `home`: undefined for an ordinary user (nobody else to become); for root the owner of an
 * existing cluster, else `postgres`, else `nobody`.
 * @throws ClusterError for an ordinary user when the cluster belongs to someone else
 */
export function clusterUser(home: string): ClusterUser | undefined {
  const me = process.getuid?.()
  if (me === undefined) return undefined
  const owner = existsSync(home) ? statSync(home) : undefined
  if (me !== 0) {
    if (owner && owner.uid !== me) refuseForeign(home, owner.uid, me)
    return undefined
  }
  if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  return account('postgres') ?? account('nobody') ?? { name: 'uid 65534', uid: 65534, gid: 65534 }
}

function refuseForeign(home: string, owner: number, me: number): never {
  throw clusterError(
    `The database in ${home} belongs to uid ${owner} but this process runs as uid ${me}`,
    `start as that user or as root, or run: chown -R ${me} ${home}`,
  )
}

function account(name: string): ClusterUser | undefined {
  if (!existsSync('/etc/passwd')) return undefined
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [login, , uid, gid] = line.split(':')
    if (login === name && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

/** Gives a cluster directory to `user` and closes it to everybody else, as PostgreSQL insists. Safe to be killed in the middle. */
export function handOver(home: string, user: ClusterUser | undefined): void {
  if (user && statSync(home).uid !== user.uid) give(home, user)
  chmodSync(home, 0o700)
}

/** Children first: while the top still has its old owner, the next start begins again. */
function give(path: string, user: ClusterUser): void {
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) give(join(path, name), user)
  lchownSync(path, user.uid, user.gid)
}
