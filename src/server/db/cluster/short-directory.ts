import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { errorCode } from './cluster-error'

/** Bytes a socket's path may have on every Unix (Linux 107, macOS 103). */
const LONGEST = 103
const LONGEST_NAME = join('/postgres', '.s.PGSQL.5432').length

/**
 * A spelling of `dataDir` short enough for sockets: the path itself, or a link to it in a private (0700) directory
 * under the system's temporary directory. Calling it again repairs a link that a cleaner swept away.
 */
export function shortDirectory(dataDir: string): string {
  if (process.platform === 'win32' || Buffer.byteLength(dataDir) + LONGEST_NAME <= LONGEST) return dataDir
  const base = Buffer.byteLength(tmpdir()) > 40 ? '/tmp' : tmpdir()
  const link = join(privateDirectory(base, createHash('sha256').update(dataDir).digest('hex').slice(0, 12)), 'd')
  if (lstatSync(link, { throwIfNoEntry: false }) && readlinkSync(link) === dataDir) return link
  rmSync(link, { force: true })
  symlinkSync(dataDir, link)
  return link
}

/** Removes what `shortDirectory` made outside the data directory. */
export function forgetShortDirectory(door: string, dataDir: string): void {
  if (door !== dataDir) rmSync(dirname(door), { recursive: true, force: true })
}

/** The same one every time, unless a stranger sits on its name. */
function privateDirectory(base: string, key: string): string {
  const directory = join(base, `kg-${process.getuid?.()}-${key}`)
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
    const stat = lstatSync(directory)
    if (!stat.isDirectory() || stat.uid !== process.getuid?.()) return mkdtempSync(join(base, 'kg-'))
    chmodSync(directory, 0o700)
  }
  return directory
}
