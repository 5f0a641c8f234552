import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Every round of what `npm test` does a few rounds of: the model of the exchange, storms over the real engine, a house that is killed. */
const files = ['tests/sync/model/model.test.ts', 'tests/sync/engine/storms.test.ts', 'tests/server/crash/killed-server.test.ts']
const projects = ['unit', 'server', 'server-alone'].flatMap((project) => ['--project', project])
const { status } = spawnSync(join('node_modules', '.bin', 'vitest'), ['run', ...projects, ...files, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ROUNDS: 'all' },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
