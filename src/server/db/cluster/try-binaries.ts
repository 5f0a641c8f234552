import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ClusterUser } from './cluster-user'
import { runProgram } from './run-program'

/** A working PostgreSQL: the directory of its programs and its major version. */
export type Binaries = { bin: string; major: number }

/** The oldest major version whose SQL the product relies on. */
export const OLDEST = 15
const exe = process.platform === 'win32' ? '.exe' : ''

/** The full path of one program. */
export const programOf = (binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl') => join(binaries.bin, name + exe)

/** The binaries, or the reason why `user` cannot run them. */
export async function tryBinaries(bin: string, user: ClusterUser | undefined): Promise<Binaries | string> {
  for (const name of ['initdb', 'postgres']) if (!existsSync(join(bin, name + exe))) return `there is no ${name}`
  const { code, output } = await runProgram(join(bin, `postgres${exe}`), ['--version'], user)
  const major = Number(/\) (\d+)/.exec(output)?.[1])
  if (code !== 0 || !major) return output.trim() || 'it does not start'
  return major >= OLDEST ? { bin, major } : `it is version ${major}, older than ${OLDEST}`
}
