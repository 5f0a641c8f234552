import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { clusterError } from './cluster-error'
import type { ClusterPlace } from './cluster-place'
import { clusterName, signal } from './cluster-processes'
import type { ClusterUser } from './cluster-user'
import { connectionTo, greet, hasSockets } from './connection'
import { openHandles } from './open-handles'
import { boundLog, lastLines, logSize, openLog } from './postgres-log'
import { asUser, plainEnvironment } from './run-program'
import type { Binaries } from './try-binaries'
import { programOf } from './try-binaries'

/** Settings of PostgreSQL by name. */
export type PostgresSettings = Readonly<Record<string, string | number>>

/** Everything needed to start this cluster (again). `door` is a short spelling of the data directory; `settings` go before ours. */
export type Launch = {
  place: ClusterPlace
  door: string
  binaries: Binaries
  user: ClusterUser | undefined
  log: (line: string) => void
  settings: PostgresSettings
}

/** Milliseconds a fresh postmaster may stay silent. Crash recovery is not silence and may take as long as it needs. */
const PATIENCE = 30_000

/** Settings are given at every start, so that a newer product brings newer settings to an older cluster. */
function settingsOf(name: string, port: number, other: PostgresSettings): string[] {
  const pairs = {
    cluster_name: name,
    port,
    listen_addresses: hasSockets ? '' : '127.0.0.1',
    unix_socket_directories: hasSockets ? '.' : '',
    unix_socket_permissions: '0700',
    shared_buffers: '128MB',
    max_connections: 100,
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    timezone: 'Asia/Shanghai',
    log_timezone: 'Asia/Shanghai',
    logging_collector: 'off',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    ...other,
  }
  return Object.entries(pairs).flatMap(([key, value]) => ['-c', `${key}=${value}`])
}

/**
 * Starts PostgreSQL in its own session (no Ctrl-C reaches it but ours) and waits until it takes connections.
 * @returns the pid of the postmaster
 * @throws ClusterError with the last lines of its log
 */
export async function startPostmaster(launch: Launch, port: number): Promise<number> {
  const { place, binaries, door } = launch
  boundLog(place.logFile)
  const from = logSize(place.logFile)
  const child = await spawnPostmaster(launch, port)
  let ending: string | undefined
  child.on('exit', (code, ended) => (ending = ended ? `ended by ${ended}` : `ended with code ${code}`)).unref()
  const pid = child.pid ?? 0
  let deadline = Date.now() + PATIENCE
  const connection = connectionTo(place.home, door, port)
  while (Date.now() < deadline && ending === undefined) {
    const greeting = await greet(connection)
    if (greeting === 'ready') return pid
    if (greeting === 'refused') ending = `it does not accept the password in ${place.home}`
    if (greeting === 'starting') deadline = Date.now() + PATIENCE
    else await sleep(20)
    await sleep(20)
  }
  signal(pid, 'SIGQUIT')
  throw clusterError(
    `PostgreSQL ${binaries.major} did not start in ${place.home} (${ending ?? 'no answer'}; last lines of ${place.logFile}: ${lastLines(place.logFile, from)})`,
  )
}

function spawnPostmaster({ place, binaries, user, settings }: Launch, port: number) {
  const handles = openHandles(place.home)
  const output = openLog(place.logFile)
  const args = ['-D', handles.paths[0] ?? place.home, ...settingsOf(clusterName(place.home), port, settings)]
  try {
    const child = spawn(programOf(binaries, 'postgres'), args, {
      ...asUser(user),
      cwd: '/',
      detached: true,
      windowsHide: true,
      env: plainEnvironment(),
      stdio: ['ignore', output, output, ...handles.files],
    })
    return new Promise<typeof child>((resolve, reject) => child.once('spawn', () => resolve(child)).once('error', reject))
  } finally {
    closeSync(output)
    handles.close()
  }
}
