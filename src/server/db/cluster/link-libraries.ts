import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { errorCode } from './cluster-error'

type Link = { source: string; target: string }

/**
 * Makes the links named by `native/pg-symlinks.json` that npm packages cannot carry (libpq.so.5 -> libpq.so.5.18, ...),
 * in the package at `root`. The package's own install script does the same, unless npm blocks it.
 * @throws the file system's error (EACCES, EROFS, ...) when the package may not be written
 */
export function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    if (lstatSync(link, { throwIfNoEntry: false })) unlinkSync(link)
    makeLink(relative(dirname(link), join(root, source)), link)
  }
}

/** Another process may be making the same link at the same moment. */
function makeLink(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}
