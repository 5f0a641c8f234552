import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Cluster } from '../../../src/server/db/cluster/open-cluster'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const SOURCE = here('../../../src/server/db/cluster/open-cluster.ts')
const TSX = here('../../../node_modules/tsx/dist/esm/index.mjs')

type Said = {
  log?: string
  failed?: string
  stopped?: boolean
  wasAlive?: boolean
  ready?: { connection: Cluster['connection']; pid: number }
}

/** A child process that has a cluster open, so that tests can end it in every way a process ends. */
export type ProductProcess = {
  child: ChildProcess
  said: Said[]
  /** what it said first about success or failure */
  outcome: Promise<Said>
  ended: Promise<void>
  order(word: 'stop' | 'exit'): Promise<void>
  kill(): Promise<void>
}

const started: ProductProcess[] = []

/** Starts one. `uid` makes it an ordinary user, `source` another copy of the cluster's code. */
export function startProduct(
  dataDir: string,
  { uid, source = SOURCE, env = {} }: { uid?: number; source?: string; env?: NodeJS.ProcessEnv } = {},
): ProductProcess {
  const child = spawn(process.execPath, ['--import', TSX, here('holder.ts'), source, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    cwd: '/',
    env: { PATH: process.env.PATH, TMPDIR: '/tmp', TSX_DISABLE_CACHE: '1', ...env },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  const said: Said[] = []
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const outcome = new Promise<Said>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const what = JSON.parse(line) as Said
      said.push(what)
      if (what.ready || what.failed) resolve(what)
    })
    void ended.then(() => resolve({ failed: 'it ended without a word' }))
  })
  const order = (word: string) => {
    child.stdin.write(`${word}\n`)
    return ended
  }
  const kill = () => {
    child.kill('SIGKILL')
    return ended
  }
  const product = { child, said, outcome, ended, order, kill }
  started.push(product)
  return product
}

/** Ends all that are still there. */
export async function endProducts(): Promise<void> {
  await Promise.all(
    started.splice(0).map((product) => (product.child.exitCode === null && product.child.signalCode === null ? product.kill() : undefined)),
  )
}
