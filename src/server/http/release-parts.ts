import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

async function namesIn(folder: string): Promise<string[]> {
  // A folder that is not there, or goes while it is read, has no parts to serve.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
}

/** Where each part of some releases lies, by its name below `assets`. `folders`: what lay in `assets` of each; the first that has a part wins. */
export async function releaseParts(folders: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const folder of [...folders].reverse()) for (const name of await namesIn(folder)) found.set(name, folder)
  return found
}
