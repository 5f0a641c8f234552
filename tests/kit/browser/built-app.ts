import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder as the build leaves it, of a few words: a page, version.json and parts under hashed names. */
export async function builtApp(
  release: string,
  parts: Readonly<Record<string, string>>,
): Promise<{ folder: string; drop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kg-built-'))
  await mkdir(join(folder, 'assets', 'desktop'), { recursive: true })
  await writeFile(join(folder, 'index.html'), `<meta name="release" content="${release}">`)
  await writeFile(join(folder, 'version.json'), JSON.stringify({ release }))
  for (const [name, text] of Object.entries(parts)) await writeFile(join(folder, 'assets', name), text)
  return { folder, drop: () => rm(folder, { recursive: true, force: true }) }
}
