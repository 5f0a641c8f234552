import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { testPassword } from '../test-password'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const tsx = here('../../../node_modules/tsx/dist/esm/index.mjs')

/** The product as a process of its own. */
export type ServerProcess = {
  readonly child: ChildProcess
  /** Where it answers. Fails with its last words when it ends before it does. */
  readonly ready: Promise<string>
  /** Resolves when it is gone: its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** The last of what it has said. */
  readonly said: () => string
}

/**
 * Starts a server from `entry`, on a free port: a file by its path from `tests`, run from source as in life, or what `bundleServer` made of one.
 * It leads a process group of its own, as behind a terminal.
 */
export function startServer(entry: string, env: Readonly<Record<string, string>>): ServerProcess {
  const program = entry.endsWith('.ts') ? ['--import', tsx, here(`../../${entry}`)] : [entry]
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    cwd: '/',
    env: { PATH: process.env.PATH, PORT: '0', SEED_PASSWORD: testPassword, LOG_LEVEL: 'error', ...env },
  })
  let said = ''
  const ended = new Promise<number | NodeJS.Signals>((resolve) => child.on('close', (code, signal) => resolve(code ?? signal ?? 1)))
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      const address = /^\s+(https?:\S+)$/m.exec(said)?.[1]
      if (address && said.includes('Ctrl-C')) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    ended.then((how) => reject(new Error(`the server ended (${how}) before it answered: ${said.trim()}`)))
  })
  // Whoever kills it on purpose does not wait for its answer.
  ready.catch(() => undefined)
  return { child, ready, ended, said: () => said }
}
