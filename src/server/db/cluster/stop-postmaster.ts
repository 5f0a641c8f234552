import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterPlace } from './cluster-place'
import { clusterName, clusterProcesses, isRunning, signal } from './cluster-processes'
import { openHandles } from './open-handles'
import { runProgram } from './run-program'
import type { Binaries } from './try-binaries'
import { programOf } from './try-binaries'

/** Milliseconds a fast shutdown may take, and an immediate one after it. */
const FAST = 8000
const IMMEDIATE = 4000

/**
 * Stops a postmaster and returns when it is gone: fast shutdown, after 8 s immediate shutdown, after 4 s more the end
 * of every process. Nothing committed is lost on any of these ways.
 */
export async function stopPostmaster(pid: number, place: ClusterPlace, binaries: Binaries, log: (line: string) => void): Promise<void> {
  const name = clusterName(place.home)
  if (process.platform === 'win32') await stopOnWindows(place, binaries)
  else signal(pid, 'SIGINT')
  if (await isGone(pid, name, FAST)) return
  log(`PostgreSQL (process ${pid}) has not stopped after ${FAST / 1000} s; shutting it down at once.`)
  signal(pid, 'SIGQUIT')
  if (await isGone(pid, name, IMMEDIATE)) return
  const left = [pid, ...(await clusterProcesses(name)).map((one) => one.pid)]
  for (const one of left) signal(one, 'SIGKILL')
  // Its children go when the machine gets to it, and until then no new postmaster starts in their place.
  for (const one of left) await isGone(one, name, IMMEDIATE)
}

/** Waits up to `patience` milliseconds; true once `pid` has ended. */
export async function isGone(pid: number, name: string, patience: number): Promise<boolean> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(20)) if (!isRunning(pid, name)) return true
  return !isRunning(pid, name)
}

/** Windows has no signals; pg_ctl speaks PostgreSQL's substitute for them. */
async function stopOnWindows(place: ClusterPlace, binaries: Binaries): Promise<void> {
  await runProgram(programOf(binaries, 'pg_ctl'), ['stop', '-D', openHandles(place.home).paths[0] ?? place.home, '-m', 'fast'], undefined)
}
