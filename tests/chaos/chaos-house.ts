import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Op } from '../../src/contract/sync/op'
import { clusterPlace } from '../../src/server/db/cluster/cluster-place'
import { clusterName, clusterProcesses, signal } from '../../src/server/db/cluster/cluster-processes'
import { connectionTo, onConnection } from '../../src/server/db/cluster/connection'
import { nextRelease } from '../kit/product/next-release'
import { bundleServer } from '../kit/server/bundle-server'
import { type ServerProcess, startServer } from '../kit/server/server-process'

/** When the house could not answer, in milliseconds; `to` is missing while it cannot. */
export type Absence = { readonly from: number; to?: number }

/** An op the server knew, with what had become of it. */
export type TakenOp = { readonly id: string; readonly replica: string; readonly op: Op; readonly outcome: string }

/**
 * One return to a backup: when the house ended for the backup and when that was made, when it ended for the return and when it was there again, and what was known
 * between the two and was so taken away. All in milliseconds.
 */
export type Restore = {
  readonly backup: { readonly from: number; readonly to: number }
  readonly from: number
  readonly to: number
  readonly taken: readonly TakenOp[]
}
/** Under which epoch the house counted from a moment on, milliseconds. */
export type Era = { readonly epoch: string; readonly since: number }

/** How long after a backup nobody goes back to it, and how much longer where nobody has sent anything by then, milliseconds. */
const [leastWork, patience] = [25_000, 60_000]

const tasks = { backup: '../../src/backup.ts', restore: '../../src/restore.ts' } as const
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** A whole kindergarten on its own database, in a process that is killed and started again, and changes its release in between. */
export class ChaosHouse {
  readonly absences: Absence[] = []
  readonly restores: Restore[] = []
  readonly eras: Era[] = []
  #backup: { readonly times: Restore['backup']; readonly known: ReadonlySet<string> } | undefined
  readonly port: number
  readonly #folder: string
  /** The server as one file: it is started again and again, and reading its sources takes most of a start. */
  readonly #program: string
  #server: ServerProcess | undefined
  #release: string | undefined

  private constructor(folder: string, port: number, program: string) {
    this.#folder = folder
    this.port = port
    this.#program = program
  }

  static async open(): Promise<ChaosHouse> {
    const program = await bundleServer('chaos/chaos-server.ts')
    const house = new ChaosHouse(await mkdtemp(join(tmpdir(), 'kg-chaos-')), await freePort(), program)
    await house.start()
    await house.#noteEra(0)
    return house
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get #environment() {
    return { DATA_DIR: this.#folder, SECRET_KEY: 'ab'.repeat(32) }
  }

  async #noteEra(since: number): Promise<void> {
    const [counter] = await this.ask<{ epoch: string }>('select epoch from sync_counter')
    if (counter) this.eras.push({ epoch: counter.epoch, since })
  }

  async start(): Promise<void> {
    const env = { PORT: String(this.port), ...this.#environment }
    this.#server = startServer(this.#program, { ...env, ...(this.#release ? { APP_FOLDER: this.#release } : {}) })
    await this.#server.ready
    const absence = this.absences.at(-1)
    if (absence) absence.to = Date.now()
  }

  /** Ends the server without a word, waits, and starts it again. */
  killServer(pause: number): Promise<void> {
    return this.#without(() => sleep(pause))
  }

  /** Ends every process of the database. The server, if it runs, has to bring it up again. */
  async killDatabase(): Promise<void> {
    for (const { pid } of await clusterProcesses(clusterName(clusterPlace(this.#folder).home))) signal(pid, 'SIGKILL')
  }

  async killBoth(pause: number): Promise<void> {
    const database = this.killDatabase()
    await this.killServer(pause)
    await database
  }

  /** Runs a task of the product as a person does, while it is stopped. */
  async #run(task: keyof typeof tasks): Promise<void> {
    const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', ...this.#environment }
    await promisify(execFile)(process.execPath, ['--import', 'tsx', here(tasks[task]), this.#file], { cwd: here('../..'), env })
  }

  /** Ends the server without a word, does something with what it left, and starts it again however that goes. */
  async #without<T>(work: () => Promise<T>): Promise<T> {
    this.absences.push({ from: Date.now() })
    this.#server?.child.kill('SIGKILL')
    await this.#server?.ended
    try {
      return await work()
    } finally {
      await this.start()
    }
  }

  get #file(): string {
    return join(this.#folder, 'kept.kgbackup')
  }

  /** Every op the server knows. Its last transactions may end a moment after it was killed. */
  async #known(): Promise<TakenOp[]> {
    await sleep(500)
    return this.ask<TakenOp>("select op_id as id, replica, payload as op, outcome from sync_op where replica <> 'furniture'")
  }

  /** Makes the backup the house will go back to, after a crash of the server. */
  async backup(): Promise<void> {
    await this.#waitForDatabase()
    const from = Date.now()
    await this.#without(async () => {
      const known = new Set((await this.#known()).map(({ id }) => id))
      await this.#run('backup')
      this.#backup = { times: { from, to: Date.now() }, known }
    })
  }

  /** Goes back to the last backup, after a crash of everything. People have had some time since to do what is taken away. */
  async restore(): Promise<void> {
    const backup = this.#backup
    if (!backup) throw new Error('there is no backup to go back to')
    await sleep(Math.max(0, backup.times.to + leastWork - Date.now()))
    const sent = async () => (await this.#known()).filter(({ id }) => !backup.known.has(id))
    for (const end = backup.times.to + leastWork + patience; (await sent()).length === 0 && Date.now() < end; ) await sleep(500)
    const from = Date.now()
    const { taken, since } = await this.#without(async () => {
      const taken = await sent()
      await this.killDatabase()
      await this.#run('restore')
      return { taken, since: Date.now() }
    })
    await this.#noteEra(since)
    this.restores.push({ backup: backup.times, from, to: Date.now(), taken })
  }

  /** Only a server that runs brings a killed database up again. */
  async #waitForDatabase(): Promise<void> {
    await this.ask('select 1')
  }

  /** Puts a later release in place, in an orderly way. */
  async deploy(name: string): Promise<void> {
    const old = this.#release
    this.#release = await nextRelease(name)
    this.absences.push({ from: Date.now() })
    this.#server?.child.kill('SIGTERM')
    await this.#server?.ended
    await this.start()
    if (old) await rm(old, { recursive: true, force: true })
  }

  /** Asks the database, past the product. Waits for it while it is being brought up. */
  async ask<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const connection = () => connectionTo(clusterPlace(this.#folder).home, this.#folder, 5432)
    for (let left = 20; ; left--) {
      try {
        return await onConnection(connection(), 'kindergarten', async (client) => (await client.query(statement, values)).rows as Row[])
      } catch (error) {
        if (left === 0) throw error
        await sleep(500)
      }
    }
  }

  async close(): Promise<void> {
    this.#server?.child.kill('SIGTERM')
    await this.#server?.ended
    if (this.#release) await rm(this.#release, { recursive: true, force: true })
    await rm(dirname(this.#program), { recursive: true, force: true })
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
