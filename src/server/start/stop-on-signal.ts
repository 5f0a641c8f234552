import type { Logger } from 'pino'

/** Longest time from a signal or a fault to the end of the process, milliseconds. */
const patience = 9_500
/** Milliseconds within which a second signal is the same intent heard twice: npm passes a Ctrl-C on that the process has had itself. */
const same = 1_000
/** Exit code of a process that ended for a fault of its own and should be started again (`EX_SOFTWARE` of sysexits.h). */
const faultCode = 70

/** What the parent of a kept process says to have it stop, where signals do not reach. */
export const stopWord = 'stop'

/** Stops and ends the process with this code, or with 1 where stopping fails or takes too long. */
function endWith(code: number, stop: () => Promise<void>): void {
  setTimeout(() => process.exit(code || 1), patience).unref()
  stop().then(
    () => process.exit(code),
    (error: Error) => {
      process.stderr.write(`${error.message}\n`)
      process.exit(code || 1)
    },
  )
}

/**
 * Ends the process in order on Ctrl-C, SIGTERM and the word of its parent: requests are finished and everything flushed; a second signal
 * ends it at once. A fault nobody foresaw is logged and ends it the same way, but with code 70: what it left half done in memory must not
 * be gone on with, and whoever watches over the process starts it again.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  let since: number | undefined
  const onSignal = (): void => {
    if (since !== undefined && Date.now() - since > same) process.exit(1)
    if (since !== undefined) return
    since = Date.now()
    endWith(0, stop)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
  process.on('message', (word) => word === stopWord && onSignal())
  // A rejection nobody handles comes here as well.
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'a fault nobody foresaw: the process ends and should be started again')
    if (since !== undefined) return
    since = Date.now()
    endWith(faultCode, stop)
  })
}
