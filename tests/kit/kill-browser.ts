import { execFileSync } from 'node:child_process'

/** Ends every process of the browser that works on a profile, as a crash or an empty battery would. */
export function killBrowser(profile: string): void {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n')
  for (const line of lines.filter((one) => one.includes(`--user-data-dir=${profile}`))) {
    try {
      process.kill(Number.parseInt(line, 10), 'SIGKILL')
    } catch {
      // It ended between the look and the signal.
    }
  }
}
