import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopWord } from './stop-on-signal'

/** Milliseconds before the process is started again: the first time, and at most. */
const firstPause = 250
const longestPause = 30_000
/** Milliseconds a process must have lived for its end to be the first again. */
const steady = 60_000

/** What a kept process says to its parent once it answers. */
export const readyWord = 'ready'

type End = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

/** Starts this program once more as a child in a session of its own, so that a Ctrl-C reaches it only through its parent. */
function begin(): ChildProcess {
  const program = [...process.execArgv, ...process.argv.slice(1)]
  return spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true, windowsHide: true })
}

const endOf = (child: ChildProcess): Promise<End> =>
  new Promise((resolve) => {
    child.once('error', () => resolve({ code: 1, signal: null }))
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })

/** Starts the child again whenever it ends unasked. Answers the exit code when it was asked to end, or never came to answer at all. */
async function watch(): Promise<number> {
  let child: ChildProcess | undefined
  let asked = false
  let wasReady = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      asked = true
      if (child?.connected) child.send(stopWord, () => undefined)
      else process.exit(0)
    })
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const since = Date.now()
    child = begin()
    child.on('message', (word) => {
      wasReady ||= word === readyWord
    })
    const { code, signal } = await endOf(child)
    // Whoever stops the child itself means the whole; a first start that fails has said why.
    if (asked || !wasReady || code === 0) return code ?? 1
    if (Date.now() - since > steady) pause = firstPause
    process.stderr.write(`The server ended unexpectedly (${signal ?? `code ${code}`}) and is started again in ${pause / 1000} s.\n`)
    await sleep(pause)
  }
}

/**
 * Runs `serve` in a child process that is started again when it dies of a fault, is killed, or runs out of memory. Who starts this program
 * with a channel of messages (`ipc`) watches over it by themselves: there `serve` runs at once, and ends with them.
 */
export async function keptAlive(serve: () => Promise<void>): Promise<void> {
  if (!process.channel) process.exit(await watch())
  process.once('disconnect', () => process.exit(1))
  await serve()
  // The channel alone keeps nothing running that has nothing else to do.
  process.channel?.unref()
}
