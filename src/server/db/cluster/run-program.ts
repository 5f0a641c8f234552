import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import type { ClusterUser } from './cluster-user'

/** How a program ended. `code` is null when it could not be started or was killed; `output` then says why. */
export type Ran = { code: number | null; output: string }

/** What our child processes may see of the environment: no secrets, no PG... variables that change PostgreSQL's mind. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP']
  const entries = kept.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(entries), LC_ALL: 'C' }
}

/** The account and group to spawn under; libuv also drops the supplementary groups. */
export const asUser = (user: ClusterUser | undefined) => (user ? { uid: user.uid, gid: user.gid } : {})

/** Runs a program to its end as `user`, outside our process group. `files` become descriptors 3, 4, ... Never rejects. */
export function runProgram(program: string, args: string[], user: ClusterUser | undefined, files: number[] = []): Promise<Ran> {
  return new Promise((resolve) => {
    let output = ''
    let child: ChildProcess
    try {
      child = spawn(program, args, {
        ...asUser(user),
        cwd: '/',
        detached: true,
        windowsHide: true,
        env: plainEnvironment(),
        stdio: ['ignore', 'pipe', 'pipe', ...files],
      })
    } catch (error) {
      return resolve({ code: null, output: String(error) })
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code, signal) => resolve({ code, output: signal ? `${output} (ended by ${signal})` : output }))
  })
}
