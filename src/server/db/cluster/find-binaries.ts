import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterError } from './cluster-error'
import type { ClusterPlace } from './cluster-place'
import type { ClusterUser } from './cluster-user'
import { packageBinaries } from './package-binaries'
import type { Binaries } from './try-binaries'
import { OLDEST, tryBinaries } from './try-binaries'

/**
 * Finds PostgreSQL programs that `user` can really run: `POSTGRES_BIN`, else our platform package (mended or copied
 * where needed), else the newest below /usr/lib/postgresql. An existing cluster only fits its own major version.
 * @throws ClusterError when there are none
 */
export async function findBinaries(place: ClusterPlace, user: ClusterUser | undefined, log: (line: string) => void): Promise<Binaries> {
  const wanted = madeBy(place.home)
  const found: Binaries[] = []
  for await (const binaries of candidates(place, user, log)) {
    if (binaries.major === (wanted ?? binaries.major)) return binaries
    found.push(binaries)
  }
  if (!found[0])
    throw clusterError(
      `No PostgreSQL programs (version ${OLDEST} or newer) were found for ${process.platform}-${process.arch}`,
      'set POSTGRES_BIN to the directory that holds postgres and initdb',
    )
  throw clusterError(
    `The data in ${place.home} was made by PostgreSQL ${wanted} but only version ${found.map((one) => one.major).join(' and ')} was found`,
    `set POSTGRES_BIN to the programs of version ${wanted}`,
  )
}

async function* candidates(place: ClusterPlace, user: ClusterUser | undefined, log: (line: string) => void): AsyncGenerator<Binaries> {
  const chosen = process.env.POSTGRES_BIN
  if (chosen) {
    const tried = await tryBinaries(chosen, user)
    if (typeof tried === 'string')
      throw clusterError(
        `POSTGRES_BIN=${chosen} cannot be used${user ? ` by ${user.name}` : ''} (${tried})`,
        'point it to a directory with postgres and initdb that this user may run',
      )
    return yield tried
  }
  const packaged = await packageBinaries(place, user, log)
  if (packaged) yield packaged
  for (const bin of systemBins()) {
    const tried = await tryBinaries(bin, user)
    if (typeof tried !== 'string') yield tried
  }
}

function systemBins(): string[] {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).filter((name) => /^\d+$/.test(name)) : []
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(base, version, 'bin'))
}

/** The major version that made the cluster in `home`, undefined when there is none yet. */
function madeBy(home: string): number | undefined {
  const file = join(home, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}
