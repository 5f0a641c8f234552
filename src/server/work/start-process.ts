import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'

/** How willingly it lets others go first, between 0 and 19. */
const nice = 5

/**
 * Starts a program of ours as a process beside this one, with a JavaScript heap of so many megabytes. Of the environment it gets nothing
 * but where programs lie: what it reads comes from strangers. It ends with its parent, and does not keep it from ending.
 */
export function startProcess(program: URL, heap: number): ChildProcess {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const { PATH, TMPDIR, SystemRoot } = process.env
  const child = fork(program, {
    execArgv: ['--import', loader, `--max-old-space-size=${heap}`],
    env: { PATH, TMPDIR, SystemRoot, UV_THREADPOOL_SIZE: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  // Whoever signs in meanwhile comes first. Not every system lets us say so, and it is right without.
  try {
    if (child.pid) setPriority(child.pid, nice)
  } catch {}
  return child
}

/** Ends a process at once, whatever it is at, and hears no more of it. */
export function killProcess(child: ChildProcess | undefined): void {
  child?.removeAllListeners()
  child?.on('error', () => undefined)
  child?.kill('SIGKILL')
}
