import type { Wake, World } from '../world'
import type { Backoff } from './backoff'
import { isCallFault } from './call-fault'

/** What is scheduled: `round` does the work, `onEnd` hears how it went and whether to go on. */
export type Work = {
  readonly world: Pick<World, 'elapsed' | 'after'>
  readonly backoff: Backoff
  /** `isWanted`: somebody has called meanwhile. */
  readonly round: (isWanted: () => boolean) => Promise<void>
  readonly onEnd: (fault: unknown) => 'go' | 'halt'
}

export type Scheduler = { wake(reason: Wake): void; halt(): void }

/** Somebody asks for it, or there is a sign that the server can be reached: what merely happens to a page leaves the last calls to these. */
const urgent: ReadonlySet<Wake> = new Set(['online', 'socket', 'push', 'manual'])

/** Runs rounds one at a time: at once when woken, after a growing pause when they fail, again when woken meanwhile. */
export function createScheduler({ world, backoff, round, onEnd }: Work): Scheduler {
  let due: { readonly at: number; readonly cancel: () => void } | undefined
  let isRunning = false
  let wanted: Wake | undefined
  const plan = (ms: number) => {
    const at = world.elapsed() + ms
    if (due && due.at <= at) return
    due?.cancel()
    due = { at, cancel: world.after(ms, run) }
  }
  const run = async () => {
    due = undefined
    isRunning = true
    wanted = undefined
    let fault: unknown
    await round(() => wanted !== undefined).catch((error: unknown) => {
      fault = error ?? 'unknown'
    })
    isRunning = false
    if (fault === undefined) backoff.succeeded()
    const pause = fault === undefined ? 0 : backoff.failed(isCallFault(fault) ? fault.retryAfter : undefined)
    const isUrgent = wanted !== undefined && urgent.has(wanted)
    if (onEnd(fault) === 'go' && (wanted || fault !== undefined)) plan(isUrgent ? backoff.hold(true) : pause)
  }
  return {
    wake(reason) {
      if (reason === 'timer' && due) return
      if (reason !== 'timer') backoff.roused()
      if (isRunning) wanted = wanted && urgent.has(wanted) ? wanted : reason
      else plan(backoff.hold(urgent.has(reason)))
    },
    halt() {
      due?.cancel()
      due = undefined
    },
  }
}
