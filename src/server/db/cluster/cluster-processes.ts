import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A running process of one cluster. `program` is the path it was started from, '' for the postmaster's children. */
export type ClusterProcess = { pid: number; program: string; isPostmaster: boolean }

/**
 * The name a cluster carries in every process title. It follows the directory itself, so a moved directory keeps it
 * and a copied one gets its own. Titles can be read by all, unlike /proc/<pid>/exe, which even root may not read in a container.
 */
export function clusterName(home: string): string {
  const { dev, ino } = statSync(home, { bigint: true })
  return `kg-${dev}-${ino}`
}

/** Every living process of the cluster, postmaster first. On Windows, where titles do not tell, none. */
export async function clusterProcesses(name: string): Promise<ClusterProcess[]> {
  const titles = process.platform === 'linux' ? await titlesFromProc() : process.platform === 'win32' ? [] : await titlesFromPs()
  return titles.flatMap(([pid, title]) => recognise(pid, title, name) ?? []).sort((a, b) => Number(b.isPostmaster) - Number(a.isPostmaster))
}

function recognise(pid: number, title: string, name: string): ClusterProcess | undefined {
  if (title.startsWith(`postgres: ${name}: `)) return { pid, program: '', isPostmaster: false }
  const [program, rest] = title.split(' -D ')
  return program && rest?.includes(` cluster_name=${name} `) ? { pid, program, isPostmaster: true } : undefined
}

async function titlesFromProc(): Promise<[number, string][]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))
  return Promise.all(
    pids.map(async (pid) => [Number(pid), (await readFile(join('/proc', pid, 'cmdline'), 'utf8').catch(() => '')).replaceAll('\0', ' ')]),
  )
}

async function titlesFromPs(): Promise<[number, string][]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,args='], { maxBuffer: 64 * 1024 * 1024 })
  return stdout
    .split('\n')
    .map((line) => line.trim())
    .map((line) => [Number.parseInt(line, 10), `${line.replace(/^\d+\s+/, '')} `])
}

/** True while `pid` runs. On Linux it must also still be a PostgreSQL of this cluster: numbers are used again. */
export function isRunning(pid: number, name: string): boolean {
  try {
    if (process.platform === 'linux')
      return recognise(pid, readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), name) !== undefined
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Sends a signal; a process that is gone already is fine. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // gone between the look and the signal
  }
}
