import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clusterError } from './cluster-error'
import { clusterName, clusterProcesses, isRunning, signal } from './cluster-processes'
import { connectionTo, greet, lastPostmaster } from './connection'
import type { Launch } from './start-postmaster'
import { isGone, stopPostmaster } from './stop-postmaster'
import { programOf } from './try-binaries'

/** Milliseconds a running postmaster may stay silent before it is replaced, or a killed process take to go, and children of a dead one may linger. */
const PATIENCE = 10_000
const LINGER = 1500

/** PostgreSQL believes these while a process of that number exists, be it a stranger or a zombie no init has reaped. */
const LOCKS = ['postmaster.pid', '.s.PGSQL.5432.lock']

/**
 * Looks for what an earlier process left running in this data directory. A postmaster of our own binaries is adopted;
 * one of other binaries, or one that does not answer, is stopped; children of a dead one are waited for, then ended;
 * lock files nobody stands behind are removed. Only the owner of the directory may call this.
 * @returns the adopted pid and port, undefined when the way is free for a new start
 * @throws ClusterError when a PostgreSQL answers there that this process cannot see
 */
export async function adoptPostmaster(launch: Launch): Promise<{ pid: number; port: number } | undefined> {
  const { place, log } = launch
  const last = lastPostmaster(place.home)
  const postmaster = last && (await findPostmaster(launch, last.pid))
  if (postmaster && last && (await isAnswering(launch, last))) {
    log(`PostgreSQL (process ${last.pid}) was still running after an earlier end of this program and was taken over.`)
    return last
  }
  for (const one of await clusterProcesses(clusterName(place.home)))
    if (one.isPostmaster) await stopPostmaster(one.pid, place, launch.binaries, log)
  await endChildren(launch)
  await refuseInvisible(launch, last?.port)
  for (const lock of LOCKS) rmSync(join(place.home, lock), { force: true })
  return undefined
}

/** The postmaster behind `pid`, if it is one of this cluster and of our own binaries. Windows cannot tell: there the password decides. */
async function findPostmaster({ place, binaries }: Launch, pid: number): Promise<boolean> {
  if (process.platform === 'win32') return isRunning(pid, '')
  const running = await clusterProcesses(clusterName(place.home))
  return running.some((one) => one.isPostmaster && one.pid === pid && one.program === programOf(binaries, 'postgres'))
}

/** True once it takes connections; false when it is going away, knows another password, or stays silent. */
async function isAnswering({ place, door }: Launch, { pid, port }: { pid: number; port: number }): Promise<boolean> {
  const name = clusterName(place.home)
  const connection = connectionTo(place.home, door, port)
  for (let deadline = Date.now() + PATIENCE; Date.now() < deadline && isRunning(pid, name); await sleep(50)) {
    const greeting = await greet(connection)
    if (greeting === 'ready') return true
    if (greeting === 'refused') return false
    if (greeting === 'starting') deadline = Date.now() + PATIENCE
  }
  return false
}

/** Backends of a dead postmaster end by themselves, unless a long query keeps them: nobody waits for its answer any more. */
async function endChildren({ place, log }: Launch): Promise<void> {
  const name = clusterName(place.home)
  const children = await clusterProcesses(name)
  const deadline = Date.now() + LINGER
  for (const { pid } of children) {
    if (await isGone(pid, name, deadline - Date.now())) continue
    log(`PostgreSQL (process ${pid}) outlived its postmaster and is ended.`)
    signal(pid, 'SIGKILL')
    // It holds on to shared memory until the machine gets to it, and no new postmaster starts beside it.
    await isGone(pid, name, PATIENCE)
  }
}

/** Two containers may share a directory but not a list of processes: what answers there must not be started twice. */
async function refuseInvisible({ place, door }: Launch, port: number | undefined): Promise<void> {
  const answer = port === undefined ? 'absent' : await greet(connectionTo(place.home, door, port))
  if (answer !== 'absent' && process.platform !== 'win32')
    throw clusterError(
      `A PostgreSQL that this process cannot see already serves ${place.home}`,
      'end the other container or machine that has it open',
    )
}
