import { refuse } from '../../../src/contract/error'
import { serveWork } from '../../../src/server/work/serve-work'

/** What a process can be asked to do in a test of processes. */
export type OddJob = 'number' | 'refuse' | 'fail' | 'spin' | 'hoard' | 'burn' | 'exit' | 'killed'

async function burn(): Promise<never> {
  for (;;) {
    for (let count = 0; count < 1e6; count++) Math.sqrt(count)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function hoard(): never {
  const kept: object[] = []
  for (;;) kept.push(Array.from({ length: 1000 }, () => ({})))
}

function spin(): never {
  for (;;) Math.sqrt(2)
}

const jobs: Readonly<Record<OddJob, () => unknown>> = {
  number: () => process.pid,
  refuse: () => refuse('file.large', { max: 7 }),
  fail: () => JSON.parse('{'),
  spin,
  hoard,
  burn,
  exit: () => process.exit(3),
  killed: () => process.kill(process.pid, 'SIGKILL'),
}

if (process.send) serveWork((job: OddJob) => jobs[job](), { rss: 500, cpuMs: 300 })
