import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from './open-database'

/** Where the pictures of seeded houses lie. To be thrown away with the cluster. */
export const templatesOf = ({ host }: Cluster): string =>
  join(tmpdir(), `kg-templates-${createHash('sha256').update(host).digest('hex').slice(0, 12)}`)
