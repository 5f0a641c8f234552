import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** More of the requests of which `npm test` makes the first few: `npm run fuzz -- 100000 7` makes so many of seed 7. */
const [requests = '100000', seed] = process.argv.slice(2)
const command = ['run', '--project', 'server', 'tests/security/fuzz']
const { status } = spawnSync(join('node_modules', '.bin', 'vitest'), command, {
  stdio: 'inherit',
  env: { ...process.env, FUZZ: requests, ...(seed ? { FUZZ_SEED: seed } : {}) },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
