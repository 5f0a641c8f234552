import { createInterface } from 'node:readline'

// A product process in small: opens the cluster of argv[3] with the openCluster of argv[2], tells what happens as
// JSON lines, and does what it is told on stdin: `stop` ends well, `exit` ends without stopping.
const [, , source = '', dataDir = ''] = process.argv
const tell = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`)

/** A postmaster that is just being replaced still has the pid of the dead one. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const { openCluster } = (await import(source)) as typeof import('../../../src/server/db/cluster/open-cluster')
try {
  const cluster = await openCluster({ dataDir, log: (line) => tell({ log: line }) })
  const end = async () => {
    const isAlive = isThere(cluster.pid())
    await cluster.stop()
    tell({ stopped: true, wasAlive: isAlive })
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void setTimeout(end, 200))
  createInterface(process.stdin).on('line', (line) => (line === 'exit' ? process.exit(3) : void end()))
  tell({ ready: { connection: cluster.connection, pid: cluster.pid() } })
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
