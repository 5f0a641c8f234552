import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { clusterError } from './cluster-error'
import type { ClusterPlace } from './cluster-place'
import { passwordFile } from './cluster-place'
import type { ClusterUser } from './cluster-user'
import { OWNER } from './connection'
import { openHandles } from './open-handles'
import { briefly } from './postgres-log'
import { runProgram } from './run-program'
import type { Binaries } from './try-binaries'
import { programOf } from './try-binaries'

const UNFINISHED = 'postgres.new-'

/**
 * Makes the cluster unless it exists. It grows in a sibling directory and takes its name last, when everything is on
 * disk: a crash at any moment leaves either nothing or a whole cluster, and the next start clears the remains.
 * @throws ClusterError with initdb's own words when that fails
 */
export async function makeCluster(place: ClusterPlace, binaries: Binaries, user: ClusterUser | undefined): Promise<void> {
  clearRemains(place.dataDir)
  if (existsSync(join(place.home, 'PG_VERSION'))) return
  refuseStrangeHome(place)
  const nest = mkdtempSync(join(place.dataDir, UNFINISHED))
  try {
    const growing = join(nest, 'postgres')
    mkdirSync(growing, { mode: 0o700 })
    writeFileSync(join(nest, 'password'), randomBytes(24).toString('base64url'), { mode: 0o600 })
    for (const path of user ? [nest, growing, join(nest, 'password')] : []) chownSync(path, user?.uid ?? -1, user?.gid ?? -1)
    await initialise(growing, join(nest, 'password'), place, binaries, user)
    renameSync(join(nest, 'password'), passwordFile(growing))
    for (const path of [passwordFile(growing), growing]) flush(path)
    renameSync(growing, place.home)
    flush(place.dataDir)
  } finally {
    rmSync(nest, { recursive: true, force: true })
  }
}

async function initialise(
  home: string,
  password: string,
  place: ClusterPlace,
  binaries: Binaries,
  user: ClusterUser | undefined,
): Promise<void> {
  const handles = openHandles(home, password)
  const [homePath = home, passwordPath = password] = handles.paths
  const locale = binaries.major >= 17 ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']
  const args = ['-D', homePath, `--pwfile=${passwordPath}`, '-U', OWNER, '-A', 'scram-sha-256', '-E', 'UTF8', '--data-checksums', ...locale]
  const { code, output } = await runProgram(programOf(binaries, 'initdb'), args, user, handles.files)
  handles.close()
  if (code !== 0) throw clusterError(`A new database could not be made in ${place.dataDir} (initdb said: ${briefly(output)})`)
}

/** A power cut must not take back what a rename promised. Windows cannot flush a directory. */
function flush(path: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** An initdb that outlived its killed parent may still write there: then the rest goes at the next start. */
function clearRemains(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((name) => name.startsWith(UNFINISHED))) {
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 3, retryDelay: 50 })
    } catch {}
  }
}

/** An empty directory (a mounted volume, say) may be replaced; anything else is somebody's data. */
function refuseStrangeHome({ home }: ClusterPlace): void {
  if (!existsSync(home)) return
  if (readdirSync(home).length > 0)
    throw clusterError(`${home} holds files but no PostgreSQL cluster (PG_VERSION is missing)`, 'restore it from a backup or move it away')
}
