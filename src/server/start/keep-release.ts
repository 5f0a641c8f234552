import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** How many releases' parts are served: the present one's and those of the ones before it. */
const kept = 3
/** Milliseconds after which a half-made copy is nobody's any more. */
const abandoned = 3_600_000
const half = '.half-'

async function releaseOf(folder: string): Promise<string | undefined> {
  try {
    const { release } = JSON.parse(await readFile(join(folder, 'version.json'), 'utf8')) as { release?: unknown }
    return typeof release === 'string' && /^\w[\w.-]{0,80}$/.test(release) ? release : undefined
  } catch {
    // A folder that names no release is still served; there is just nothing to call its parts by.
    return undefined
  }
}

/** Copies beside the final name and renames last: a crash leaves no half release, and of two processes either may win. */
async function putAway(assets: string, place: string): Promise<void> {
  const known = await stat(place).catch(() => undefined)
  if (!known) {
    const growing = await mkdtemp(`${place}${half}`)
    await cp(assets, growing, { recursive: true })
    await rename(growing, place).catch(() => rm(growing, { recursive: true, force: true }))
  }
  const now = new Date()
  await utimes(place, now, now)
}

/** Names in `home`, latest served first. What another process that starts takes away meanwhile is not among them. */
async function byAge(home: string): Promise<{ name: string; at: number }[]> {
  const names = await readdir(home)
  const found = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(home, name)).catch(() => undefined))?.mtimeMs })))
  return found.flatMap(({ name, at }) => (at === undefined ? [] : [{ name, at }])).sort((one, two) => two.at - one.at)
}

/**
 * Keeps a copy of the hashed parts of the app in `folder` below `dataDir`, and answers where those of the releases served before it
 * lie, latest first. A page that was opened before an update goes on fetching parts of the release it began with; the data folder
 * outlives every way of putting a new release in place. Going back to an earlier release makes that the present one again.
 */
export async function keepRelease(folder: string, dataDir: string): Promise<string[]> {
  const release = await releaseOf(folder)
  if (!release) return []
  const home = join(dataDir, 'releases')
  await mkdir(home, { recursive: true })
  await putAway(join(folder, 'assets'), join(home, release))
  const found = await byAge(home)
  const whole = found.filter(({ name }) => !name.includes(half) && name !== release)
  const halves = found.filter(({ name, at }) => name.includes(half) && Date.now() - at > abandoned)
  for (const { name } of [...whole.slice(kept - 1), ...halves]) await rm(join(home, name), { recursive: true, force: true })
  return whole.slice(0, kept - 1).map(({ name }) => join(home, name))
}
