import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { bundledPackages, bundling } from './tests/kit/browser/bundled-packages'
import { keepTemporaryInMemory } from './tests/kit/temporary-folder'

keepTemporaryInMemory()

const server = [
  'tests/releases/**/*.test.ts',
  'tests/server/**/*.test.ts',
  'tests/wire/**/*.test.ts',
  'tests/security/**/*.test.ts',
  'tests/areas/**/server/**/*.test.ts',
  'tests/sync/engine/**/*.test.ts',
  'tests/every-resource/**/*.test.ts',
]
/**
 * Tests of the server that are given a process each: they stand something of their own in for a module, kill processes and databases,
 * or hear what a process says only once.
 */
const alone = [
  'tests/releases/**/*.test.ts',
  'tests/server/cluster/**/*.test.ts',
  'tests/server/crash/**/*.test.ts',
  'tests/server/db/one-query-at-a-time.test.ts',
  'tests/server/files/disk-store.test.ts',
]
const bundle = ['tests/house/bundle.test.ts']

/** Test files that take minutes, the longest first. Begun last, one of them would keep a single core busy while the others wait. */
const longest = [
  'tests/security/fuzz/fuzz.test.ts',
  'tests/server/crash/killed-server.test.ts',
  'tests/sync/engine/storms.test.ts',
  'tests/sync/model/planted.test.ts',
  'tests/sync/model/model.test.ts',
]
const gone = [...longest, ...alone].filter((file) => !file.includes('*') && !existsSync(file))
if (gone.length > 0) throw new Error(`no longer there: ${gone.join(', ')}`)

/** Place in that list; after all of them for every other file. */
function rank({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((file) => moduleId.endsWith(file))
  return at < 0 ? longest.length : at
}

/** The rest comes as Vitest would have it, which knows how long a file takes only where it ran before. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, two) => rank(one) - rank(two))
  }
}
/** What hangs is told sooner or later; a busy machine is given the time it takes. A list that is empty tests nothing, and says so. */
const always = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000, interval: 20 } },
  setupFiles: ['tests/kit/browser/no-empty-lists.ts', 'tests/kit/every-error.ts'],
}
/** The server's tests ask a database as well, whose clock is the machine's. */
const offMidnight = { ...always, setupFiles: [...always.setupFiles, 'tests/kit/server/off-midnight.ts'] }
/** Tests of the server get processes, as it has in life. */
const onServer = {
  environment: 'node',
  pool: 'forks' as const,
  globalSetup: 'tests/kit/global-setup.ts',
  ...always,
  setupFiles: [...always.setupFiles, 'tests/kit/count-anew.ts'],
}

// One more than a small machine has cores: with two, what waits leaves them idle for an eighth of the time.
export default defineConfig({
  test: {
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [...server, ...bundle],
          environment: 'node',
          isolate: false,
          ...offMidnight,
        },
      },
      {
        plugins: [react()],
        // Each file has a page of its own, and its modules within it: a thread of its own takes half as much time again.
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          environment: './tests/kit/browser/page-setup.ts',
          globalSetup: 'tests/kit/browser/page-bundle.ts',
          pool: 'vmThreads',
          deps: { optimizer: { client: { enabled: true, include: bundledPackages(), rolldownOptions: bundling } } },
          ...offMidnight,
        },
      },
      // One after the other in the same two processes: to load the whole product anew for each file takes longer than most of them run.
      { test: { name: 'server', include: server, exclude: alone, isolate: false, ...onServer } },
      { test: { name: 'server-alone', include: alone, ...onServer } },
      // Looks at what `npm run build` made; without it there is nothing to look at.
      ...(existsSync('dist/app/.vite/manifest.json') ? [{ test: { name: 'bundle', include: bundle, ...always } }] : []),
    ],
  },
})
