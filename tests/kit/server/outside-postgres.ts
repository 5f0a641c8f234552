import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clusterPlace } from '../../../src/server/db/cluster/cluster-place'
import { clusterUser } from '../../../src/server/db/cluster/cluster-user'
import { findBinaries } from '../../../src/server/db/cluster/find-binaries'
import { asUser, plainEnvironment, runProgram } from '../../../src/server/db/cluster/run-program'
import { type Binaries, programOf, tryBinaries } from '../../../src/server/db/cluster/try-binaries'

/** A PostgreSQL as somebody else runs it: reached over TCP, with passwords. */
export type OutsidePostgres = {
  readonly port: number
  /** Does something as its superuser `boss`, whose password is `boss password`. */
  readonly admin: (statement: string, database?: string) => Promise<Record<string, unknown>[]>
  readonly url: (database: string, user?: string, password?: string) => string
  readonly stop: () => Promise<void>
}

const installed = '/usr/lib/postgresql'
const bossPassword = 'boss password'

/** The oldest programs on this machine that the product supports: what is true for them is hardly untrue for newer ones. */
export async function oldestPostgres(): Promise<Binaries> {
  const folder = await mkdtemp(join(tmpdir(), 'kg-pg-'))
  const user = clusterUser(join(folder, 'none'))
  try {
    const versions = existsSync(installed) ? readdirSync(installed).sort((one, two) => Number(one) - Number(two)) : []
    for (const version of versions) {
      const tried = await tryBinaries(join(installed, version, 'bin'), user)
      if (typeof tried !== 'string') return tried
    }
    return await findBinaries(clusterPlace(folder), user, () => undefined)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A port of this machine nobody uses now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** Makes and starts one, in a zone that is nobody's here. */
export async function openOutsidePostgres(binaries: Binaries): Promise<OutsidePostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'kg-outside-'))
  const user = clusterUser(join(folder, 'none'))
  await writeFile(join(folder, 'password'), bossPassword)
  for (const path of user ? [folder, join(folder, 'password')] : []) chownSync(path, user?.uid ?? -1, user?.gid ?? -1)
  const home = join(folder, 'data')
  const made = ['-D', home, '-U', 'boss', `--pwfile=${join(folder, 'password')}`, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '-N']
  const { code, output } = await runProgram(programOf(binaries, 'initdb'), made, user)
  if (code !== 0) throw new Error(output)
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off', timezone: 'America/Caracas' }
  const server = spawn(
    programOf(binaries, 'postgres'),
    ['-D', home, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...asUser(user), cwd: '/', stdio: 'ignore', env: plainEnvironment() },
  )
  const ended = once(server, 'exit')
  const admin = async (statement: string, database = 'postgres') => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'boss', password: bossPassword, database })
    client.on('error', () => undefined)
    await client.connect()
    return client.query(statement).then(
      ({ rows }) => client.end().then(() => rows as Record<string, unknown>[]),
      (error: Error) => client.end().then(() => Promise.reject(error)),
    )
  }
  for (let left = 300; left > 0; left--) {
    const isUp = await admin('select 1').catch((error: Error) => left === 1 && Promise.reject(error))
    if (isUp) break
    await sleep(50)
  }
  return {
    port,
    admin,
    url: (database, name = 'boss', password = bossPassword) =>
      `postgres://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    async stop() {
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
