import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkLibraries } from './link-libraries'

/**
 * Where a copy of the binaries may live, best first. An ordinary user keeps it in its own data directory; root needs
 * a place the cluster's user can reach, readable by all and writable by root alone.
 */
export function* stagingPlaces(dataDir: string): Generator<string> {
  if (process.getuid?.() !== 0) return yield dataDir
  for (const parent of ['/var/lib', '/opt']) {
    const place = join(parent, 'kindergarten-postgres')
    if (existsSync(parent) && isSafe(place)) yield place
  }
  const temporary = mkdtempSync(join(tmpdir(), 'kindergarten-postgres-'))
  chmodSync(temporary, 0o755)
  yield temporary
}

/** True when `place` does not exist yet, or is a directory only root can change. */
function isSafe(place: string): boolean {
  const stat = lstatSync(place, { throwIfNoEntry: false })
  return !stat || (stat.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0)
}

/** True when nobody but root and ourselves could have put these binaries there. */
export function isTrusted(bin: string): boolean {
  const stat = statSync(join(bin, process.platform === 'win32' ? 'postgres.exe' : 'postgres'), { throwIfNoEntry: false })
  return stat !== undefined && (process.getuid === undefined || ([0, process.getuid()].includes(stat.uid) && (stat.mode & 0o022) === 0))
}

/** The folder of `place` for a copy of the package at `root`, named after its version. */
export function stagedIn(root: string, place: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return join(place, `postgres-${version}`)
}

/**
 * Copies the package at `root` (about 55 MB) into `place`, with its links, and returns the `bin` of the copy. Whole or not at all; a copy already there is used again.
 * @throws the file system's error when `place` cannot be written
 */
export function stageBinaries(root: string, place: string): string {
  const staged = stagedIn(root, place)
  const bin = join(staged, 'native', 'bin')
  if (isTrusted(bin)) return bin
  if (!existsSync(place)) mkdirSync(place)
  if (process.getuid?.() === 0) chmodSync(place, 0o755)
  const half = mkdtempSync(`${staged}.half-`)
  try {
    copyTree(join(root, 'native'), join(half, 'native'))
    chmodSync(half, 0o755)
    linkLibraries(half)
    rmSync(staged, { recursive: true, force: true })
    renameSync(half, staged)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    throw error
  }
  return bin
}

/** Readable by everybody, whatever the umask of `npm install` was. Development archives stay behind. */
function copyTree(from: string, to: string): void {
  const stat = lstatSync(from)
  if (stat.isSymbolicLink() || from.endsWith('.a')) return
  if (stat.isDirectory()) {
    mkdirSync(to)
    for (const name of readdirSync(from)) copyTree(join(from, name), join(to, name))
  } else copyFileSync(from, to)
  chmodSync(to, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644)
}
