import { setTimeout as sleep } from 'node:timers/promises'
import { adoptPostmaster } from './adopt-postmaster'
import { asClusterError } from './cluster-error'
import { clusterPlace } from './cluster-place'
import { clusterUser, handOver } from './cluster-user'
import { choosePort, connectionTo } from './connection'
import { ensureDatabase } from './ensure-database'
import { findBinaries } from './find-binaries'
import { keepRunning } from './keep-running'
import { makeCluster } from './make-cluster'
import { prepareDataDir } from './prepare-data-dir'
import { forgetShortDirectory, shortDirectory } from './short-directory'
import { becomeSoleOwner } from './sole-owner'
import type { Launch, PostgresSettings } from './start-postmaster'
import { startPostmaster } from './start-postmaster'
import { stopPostmaster } from './stop-postmaster'

/** A running private PostgreSQL. */
export type Cluster = {
  /** pg connection settings of the superuser/owner: host is a socket directory or loopback address */
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** pid of the postmaster, for tests that kill it; a postmaster that died is replaced by a new one */
  pid(): number
  /** fast shutdown (waits), idempotent */
  stop(): Promise<void>
}

/**
 * Opens the private PostgreSQL cluster of a data directory: makes it at the first start, takes over one that a killed
 * process left running, and starts it otherwise. One process at a time may have it open; see README.md for the how.
 * `settings` go before the product's own.
 * @throws ClusterError whose message is one sentence for the operator
 */
export async function openCluster({
  dataDir,
  log,
  settings = {},
}: {
  dataDir: string
  log: (line: string) => void
  settings?: PostgresSettings
}): Promise<Cluster> {
  try {
    const place = clusterPlace(prepareDataDir(dataDir))
    const door = shortDirectory(place.dataDir)
    const ownership = await becomeSoleOwner(place.dataDir, door)
    const release = () => {
      ownership.release()
      forgetShortDirectory(door, place.dataDir)
    }
    try {
      const user = clusterUser(place.home)
      const binaries = await findBinaries(place, user, log)
      await makeCluster(place, binaries, user)
      handOver(place.home, user)
      return await run({ place, door, binaries, user, log, settings }, release)
    } catch (error) {
      release()
      throw error
    }
  } catch (error) {
    throw asClusterError(error, dataDir)
  }
}

async function run(launch: Launch, release: () => void): Promise<Cluster> {
  const { place, door, binaries, log } = launch
  const { pid, port } = await adoptOrStart(launch)
  const connection = connectionTo(place.home, door, port)
  try {
    await ensureDatabase(connection)
  } catch (error) {
    await stopPostmaster(pid, place, binaries, log)
    throw error
  }
  const running = keepRunning(launch, pid, async () => (await adoptOrStart(launch, port)).pid)
  let stopped: Promise<void> | undefined
  return { connection, pid: running.pid, stop: () => (stopped ??= running.stop().finally(release)) }
}

/** Milliseconds in which memory of a killed process must come free. */
const LETTING_GO = 10_000

/** A process that was killed is gone from the list a moment before it lets go of the memory it shared, and no new postmaster starts meanwhile. */
const isStillHeld = (error: unknown): boolean => error instanceof Error && /shared memory block .+ is still in use/.test(error.message)

async function adoptOrStart(launch: Launch, samePort?: number, deadline = Date.now() + LETTING_GO): Promise<{ pid: number; port: number }> {
  const adopted = await adoptPostmaster(launch)
  if (adopted) return adopted
  const port = samePort ?? (await choosePort())
  try {
    return { pid: await startPostmaster(launch, port), port }
  } catch (error) {
    // One that a killed process had only just begun to start can come up beside ours and win.
    const late = await adoptPostmaster(launch)
    if (late) return late
    if (!isStillHeld(error) || Date.now() > deadline) throw error
    await sleep(100)
    return adoptOrStart(launch, samePort, deadline)
  }
}
