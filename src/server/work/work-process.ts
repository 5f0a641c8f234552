import type { ChildProcess } from 'node:child_process'
import { type ErrorCode, Refusal } from '../../contract/error'
import type { Reply } from './serve-work'
import { killProcess, startProcess } from './start-process'

/** What one job may take, and how it is refused: `late` when it took too long, `broken` when it ended its process. */
export type WorkLimits = {
  /** Milliseconds. */
  readonly ms: number
  /** Megabytes of JavaScript heap. */
  readonly heap: number
  /** Most jobs that wait for their turn; one more is refused with `server.busy`. */
  readonly waiting: number
  readonly late: ErrorCode
  readonly broken: ErrorCode
}

type Waiting<Job, Result> = { readonly job: Job; readonly done: (result: Result) => void; readonly failed: (error: Error) => void }

/** Signals by which others end a process. Any other one, and an end by itself, is of its job's making. */
const fromOutside: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGHUP', 'SIGINT']

/** Milliseconds a process has to start, and after which one that nobody needs is ended. */
const startMs = 60_000
const idleMs = 60_000

/**
 * A process for what nobody should wait for: reading what strangers sent, and making large files. It does one job after another and
 * starts with the first. A job that takes too much is ended with its process, which costs the others no more than a start.
 */
export class WorkProcess<Job, Result> {
  readonly #program: URL
  readonly #limits: WorkLimits
  readonly #log: (line: string) => void
  readonly #queue: Waiting<Job, Result>[] = []
  #now: Waiting<Job, Result> | undefined
  #child: ChildProcess | undefined
  #isReady = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined

  /** `program` calls `serveWork`. */
  constructor(program: URL, limits: WorkLimits, log: (line: string) => void) {
    this.#program = program
    this.#limits = limits
    this.#log = log
  }

  /** Does a job. Fails with the refusal it ended in, or with `late`, `broken` or `server.busy`. */
  run(job: Job): Promise<Result> {
    return new Promise((done, failed) => {
      if (this.#isClosed || this.#queue.length >= this.#limits.waiting) return failed(new Refusal('server.busy'))
      this.#queue.push({ job, done, failed })
      this.#next()
    })
  }

  /** Ends the process. What is under way or waits fails with `server.busy`. */
  close(): void {
    this.#isClosed = true
    this.#stop()
    this.#fail('server.busy')
  }

  #next(): void {
    if (this.#now || this.#isClosed) return
    if (this.#queue.length === 0) this.#wait(idleMs, () => this.#stop())
    else if (!this.#child) this.#open()
    else if (this.#isReady) this.#begin(this.#child)
  }

  #begin(child: ChildProcess): void {
    this.#now = this.#queue.shift()
    this.#wait(this.#limits.ms, () => this.#end(this.#limits.late, 'a job took too long'))
    child.send({ job: this.#now?.job })
  }

  #open(): void {
    this.#child = startProcess(this.#program, this.#limits.heap)
    this.#child.on('message', (reply: Reply<Result>) => this.#hear(reply))
    this.#child.on('error', (error) => this.#end(this.#limits.broken, error.message))
    this.#child.on('exit', (code, signal) =>
      this.#end(fromOutside.includes(signal) ? 'server.busy' : this.#limits.broken, `ended by ${signal ?? code}`),
    )
    this.#wait(startMs, () => this.#end('server.busy', 'did not start in time'))
  }

  #hear(reply: Reply<Result>): void {
    const job = this.#now
    if (reply.kind === 'ready') this.#isReady = true
    else this.#now = undefined
    if (reply.kind === 'done') job?.done(reply.result)
    if (reply.kind === 'refused') job?.failed(new Refusal(reply.code, reply.values))
    if (reply.kind === 'failed') job?.failed(new Error(reply.message))
    this.#next()
  }

  /** The process is gone, or has to go. One that cannot even start is nobody's fault who waits, and they are not left waiting for it. */
  #end(why: ErrorCode, line: string): void {
    this.#log(`${this.#program.pathname.split('/').at(-1)}: ${line}`)
    const hasStarted = this.#isReady
    this.#stop()
    if (hasStarted) {
      this.#now?.failed(new Refusal(why))
      this.#now = undefined
    } else this.#fail('server.busy')
    this.#next()
  }

  #fail(why: ErrorCode): void {
    const jobs = [this.#now, ...this.#queue.splice(0)]
    this.#now = undefined
    for (const job of jobs) job?.failed(new Refusal(why))
  }

  #stop(): void {
    clearTimeout(this.#timer)
    killProcess(this.#child)
    this.#child = undefined
    this.#isReady = false
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, ms)
    this.#timer.unref()
  }
}
