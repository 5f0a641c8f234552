import { join } from 'node:path'

/** Where everything of one cluster lies. `dataDir` is the product's directory, its real path. */
export type ClusterPlace = {
  dataDir: string
  /** PostgreSQL's own data directory, owned by the user the cluster runs as */
  home: string
  logFile: string
  /** remembers binaries that had to be copied, one line */
  binariesPointer: string
}

/** The places below `dataDir`, which must be a real, absolute path. */
export function clusterPlace(dataDir: string): ClusterPlace {
  return {
    dataDir,
    home: join(dataDir, 'postgres'),
    logFile: join(dataDir, 'postgres.log'),
    binariesPointer: join(dataDir, 'postgres-binaries'),
  }
}

/** Inside the cluster's home, so that a cluster and its password are moved, copied and renamed as one. */
export const passwordFile = (home: string) => join(home, 'owner-password')
