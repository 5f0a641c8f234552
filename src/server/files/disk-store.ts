import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refuse } from '../../contract/error'
import { codeOf } from '../error-code'
import { type FileStore, goingWith } from './file-store'

/** Ends the name of a file that is being written. */
const unfinished = '.part'

const unlessMissing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** Makes what was renamed or made in a folder survive a power cut. Windows knows no such thing and refuses. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

async function write(path: string, bytes: Buffer): Promise<void> {
  const partial = `${path}.${randomUUID()}${unfinished}`
  try {
    const handle = await open(partial, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(partial, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    throw error
  }
}

/** A store in a folder: one file each, under its tenant, synced before it appears under its name. */
export function openDiskStore(folder: string): FileStore {
  const pathOf = (tenant: number, sha: string) => join(folder, String(tenant), sha.slice(0, 2), sha)
  return {
    has: (tenant, sha) =>
      stat(pathOf(tenant, sha)).then(
        (found) => found.isFile(),
        (error) => unlessMissing(error) ?? false,
      ),
    async put(tenant, sha, bytes) {
      const path = pathOf(tenant, sha)
      try {
        await makeFolder(dirname(path))
        await write(path, bytes)
      } catch (error) {
        if (['ENOSPC', 'EDQUOT', 'EROFS'].includes(codeOf(error))) refuse('file.full')
        throw error
      }
    },
    get: (tenant, sha) => readFile(pathOf(tenant, sha)).catch(unlessMissing),
    async remove(tenant, sha) {
      for (const name of goingWith(sha)) await rm(pathOf(tenant, name), { force: true })
    },
  }
}

/** Removes what writers that were killed left half written more than `age` milliseconds ago. */
export async function dropUnfinished(folder: string, age: number, now: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(unlessMissing)
  for (const name of names ?? []) {
    if (!name.endsWith(unfinished)) continue
    const found = await stat(join(folder, name)).catch(unlessMissing)
    if (found && now - found.mtimeMs > age) await rm(join(folder, name), { force: true })
  }
}
