import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Cluster, openCluster } from '../../src/server/db/cluster/open-cluster'
import { undurable } from './server/open-database'
import { templatesOf } from './server/templates-folder'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster['connection']
  }
}

/** One private PostgreSQL for all server tests; each test file makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kg-test-'))
  const cluster = await openCluster({ dataDir, log: () => undefined, settings: undurable })
  project.provide('cluster', cluster.connection)
  return async () => {
    await cluster.stop()
    await rm(templatesOf(cluster.connection), { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  }
}
