import { cp, mkdtemp, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inPacks } from '../../../sw/in-packs'
import type { Entry } from '../../../sw/kept-files'

/** The app as the build left it. */
export const builtFolder = fileURLToPath(new URL('../../../dist/app', import.meta.url))

const hash = /-([\w-]{8})\.(js|css)$/
/** Whatever may be the hash in a file's name. To look for each of five hundred by itself took seconds. */
const named = /-([\w-]{8})(?=\.)/g
const texts = /\.(js|css|html|json|webmanifest)$/
const reversed = (text: string) => [...text].reverse().join('')

async function filesOf(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** A copy of the built app in a folder of its own, for a test that changes files of it; of all its files or those that are `wanted`. */
export async function copyBuilt(wanted: (file: string) => boolean = () => true): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kg-release-'))
  await cp(builtFolder, folder, { recursive: true, filter: wanted })
  return folder
}

/** Packs the parts of a release anew that were made others. */
async function packAnew(folder: string): Promise<void> {
  const worker = await readFile(join(folder, 'sw.js'), 'utf8')
  const list = /\[(\{[^{}]*"url":"[^{}]*\},?)+\]/.exec(worker)?.[0]
  if (!list) throw new Error('the worker lists its files some other way')
  const entries = (JSON.parse(list) as Entry[]).filter(({ integrity }) => !integrity)
  const sized = entries.map(async (entry) => ({ ...entry, size: (await stat(join(folder, entry.url))).size }))
  const packed = await inPacks(await Promise.all(sized), {
    read: async (url) => new Uint8Array(await readFile(join(folder, url))),
    write: (url, bytes) => writeFile(join(folder, url), bytes),
  })
  await writeFile(join(folder, 'sw.js'), worker.replace(list, JSON.stringify(packed)))
}

/**
 * The built app as a later release: same program, but every script and style under another name, as after a change that reaches all
 * of them, and a service worker that lists those. A page of the one release finds none of its parts in the other.
 */
export async function nextRelease(name: string): Promise<string> {
  // What is made of other files would be made of these before they are changed.
  const folder = await copyBuilt((file) => !/\.(br|gz|bin)$/.test(file))
  const files = await filesOf(folder)
  const hashes = new Set(files.flatMap((file) => hash.exec(file)?.[1] ?? []))
  const { release } = JSON.parse(await readFile(join(folder, 'version.json'), 'utf8')) as { release: string }
  // Of a page that changed the worker must hear too: it tells by this number whether to fetch it again.
  const revised = (text: string) => text.replace(/(\{"revision":")\w{32}(","url":"index\.html"\})/, `$1${'0'.repeat(32)}$2`)
  const renamed = (text: string) =>
    text.replace(named, (whole, one: string) => (hashes.has(one) ? `-${reversed(one)}` : whole)).replaceAll(release, name)
  for (const file of files) {
    if (texts.test(file)) {
      await writeFile(file, revised(renamed(await readFile(file, 'utf8'))))
      await rename(file, renamed(file))
    }
  }
  await packAnew(folder)
  return folder
}
