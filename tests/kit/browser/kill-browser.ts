import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Ids of the processes of the browser that works on a profile. */
function processesOn(profile: string): number[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\n')
  return lines.filter((one) => one.includes(`--user-data-dir=${profile}`)).map((one) => Number.parseInt(one, 10))
}

/** Ends every process of the browser that works on a profile, as a crash or an empty battery would. Resolves when none is left. */
export async function killBrowser(profile: string): Promise<void> {
  for (let left = processesOn(profile); left.length > 0; left = processesOn(profile)) {
    for (const one of left) {
      try {
        process.kill(one, 'SIGKILL')
      } catch {
        // It ended between the look and the signal.
      }
    }
    await wait(20)
  }
}
