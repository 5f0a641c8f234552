import { availableParallelism, cpus } from 'node:os'

/** Shares of what the processors of the machine could do, between 0 and 1. */
export type ProcessorShares = { readonly system: number; readonly process: number }

const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0)

function timesNow() {
  const all = cpus().map(({ times }) => times)
  const idle = all.reduce((sum, times) => sum + times.idle, 0)
  const whole = all.reduce((sum, { user, nice, sys, idle: free, irq }) => sum + user + nice + sys + free + irq, 0)
  const { user, system } = process.cpuUsage()
  return { idle, whole, own: (user + system) / 1000, at: performance.now() }
}

/** Answers how busy the processors were since the last time it was called. */
export function watchProcessors(): () => ProcessorShares {
  let before = timesNow()
  return () => {
    const now = timesNow()
    const whole = now.whole - before.whole
    const shares = {
      system: shareOf(whole - (now.idle - before.idle), whole),
      process: shareOf(now.own - before.own, (now.at - before.at) * availableParallelism()),
    }
    before = now
    return shares
  }
}
