import type { ClusterPlace } from './cluster-place'
import { clusterName, isRunning, signal } from './cluster-processes'
import { boundLog } from './postgres-log'
import { shortDirectory } from './short-directory'
import type { Launch } from './start-postmaster'
import { stopPostmaster } from './stop-postmaster'

/** Milliseconds between looks at the postmaster, and between looks at its log. */
const LOOK = 500
const TIDY = 30_000

/**
 * Watches over a running postmaster: one that died (out of memory, killed by hand) is replaced by `restart`, its log
 * is kept within bounds, and when this process ends without `stop` the postmaster is told to end as well.
 */
export function keepRunning(launch: Launch, firstPid: number, restart: () => Promise<number>): { pid(): number; stop(): Promise<void> } {
  const { place, binaries, log } = launch
  const name = clusterName(place.home)
  let pid = firstPid
  let restarting: Promise<void> | undefined

  const replace = async () => {
    log(`PostgreSQL (process ${pid}) ended unexpectedly and is started again.`)
    try {
      pid = await restart()
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    } finally {
      restarting = undefined
    }
  }
  const look = setInterval(() => {
    if (!restarting && !isRunning(pid, name)) restarting = replace()
  }, LOOK).unref()
  const tidy = setInterval(() => tidyUp(place, log), TIDY).unref()
  const onExit = () => signal(pid, 'SIGINT')
  process.on('exit', onExit)

  return {
    pid: () => pid,
    stop: async () => {
      clearInterval(look)
      clearInterval(tidy)
      await restarting
      await stopPostmaster(pid, place, binaries, log)
      process.off('exit', onExit)
    },
  }
}

/** Bounds the log and repairs the short link. A full disk must not end the program from within a timer. */
function tidyUp(place: ClusterPlace, log: (line: string) => void): void {
  try {
    boundLog(place.logFile)
    shortDirectory(place.dataDir)
  } catch (error) {
    log(`The log of PostgreSQL could not be tidied (${error instanceof Error ? error.message : String(error)}).`)
  }
}
