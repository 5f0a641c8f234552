import { type ErrorCode, Refusal } from '../../contract/error'

/** What a process of ours says to the one that started it. */
export type Reply<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly values: Record<string, string | number> }
  | { readonly kind: 'failed'; readonly message: string }

/** Most megabytes the whole process may hold, and milliseconds of processor one job may take: beyond, it ends itself. */
export type Budget = { readonly rss: number; readonly cpuMs: number }

const say = <Result>(reply: Reply<Result>) => process.send?.(reply)

async function answer<Job, Result>(work: (job: Job) => Promise<Result> | Result, job: Job): Promise<Reply<Result>> {
  try {
    return { kind: 'done', result: await work(job) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', code: error.code, values: error.values }
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * The other end of `WorkProcess`, in the process itself: does the jobs that are sent, and answers each. While libraries work beside it, it
 * looks at what they take; a job that works in JavaScript alone is looked at by who sent it.
 */
export function serveWork<Job, Result>(work: (job: Job) => Promise<Result> | Result, { rss, cpuMs }: Budget): void {
  let began: NodeJS.CpuUsage | undefined
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(began)
    if (process.memoryUsage.rss() > rss * 1_048_576 || (began && (user + system) / 1000 > cpuMs)) process.exit(1)
  }, 50)
  watch.unref()
  process.on('message', async ({ job }: { job: Job }) => {
    began = process.cpuUsage()
    const reply = await answer(work, job)
    began = undefined
    say(reply)
  })
  // Without the process that sends jobs there are none.
  process.on('disconnect', () => process.exit())
  // What ends the product reaches all of its processes; the one that answers calls ends this one when it is through.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  say({ kind: 'ready' })
}
