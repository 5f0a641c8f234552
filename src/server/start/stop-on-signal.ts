/** Longest time from a signal to the end of the process. */
const patience = 9_500

/** Ends the process in order on Ctrl-C and SIGTERM: requests are finished and everything flushed; a second signal ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = (): void => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), patience).unref()
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`${error.message}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
}
