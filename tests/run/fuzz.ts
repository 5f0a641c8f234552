import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'

/** Other requests than those of the day, which `npm test` makes: `npm run fuzz -- 100000 7` makes so many of seed 7, and without a seed of one it draws. */
const [requests = '100000', seed = String(randomInt(1_000_000))] = process.argv.slice(2)
const command = ['run', '--project', 'server', 'tests/security/fuzz']
const { status } = spawnSync(join('node_modules', '.bin', 'vitest'), command, {
  stdio: 'inherit',
  env: { ...process.env, FUZZ: requests, FUZZ_SEED: seed },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
