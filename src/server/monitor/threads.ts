import { readdirSync } from 'node:fs'

let most = 1

/** Threads of this process, and the most that were counted. Where the machine does not tell them, the one its code runs in. */
export function countThreads(): { readonly live: number; readonly peak: number } {
  let live = 1
  try {
    live = readdirSync('/proc/self/task').length
  } catch {
    // Not every system has it.
  }
  most = Math.max(most, live)
  return { live, peak: most }
}
