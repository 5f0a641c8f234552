import { Refusal, refuse } from '../../contract/error'
import type { SmallEdge } from '../../contract/fields/file'
import type { Engine } from '../engine'
import { type FileStore, smallName } from './file-store'

/** Copies that are being made, by store: whoever asks meanwhile waits for the same one. */
const making = new WeakMap<FileStore, Map<string, Promise<Buffer>>>()

async function make({ files, pictures }: Engine, tenant: number, sha: string, edge: SmallEdge): Promise<Buffer> {
  const whole = (await files.get(tenant, sha)) ?? refuse('file.gone')
  const small = await pictures.shrink({ bytes: whole, edge })
  // Without room it is made again for whoever asks next.
  await files.put(tenant, smallName(sha, edge), small, 'image/webp').catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
  return small
}

/**
 * The small copy of a stored picture. It is made for whoever asks first, and kept beside the picture: no row knows of it and no backup holds it,
 * because it can be made anew at any time. Refuses with `file.gone`, `file.broken`, `file.heavy` or `server.busy`.
 */
export async function smallCopy(engine: Engine, tenant: number, sha: string, edge: SmallEdge): Promise<Buffer> {
  const kept = await engine.files.get(tenant, smallName(sha, edge))
  if (kept) return kept
  const all = making.get(engine.files) ?? new Map<string, Promise<Buffer>>()
  making.set(engine.files, all)
  const key = `${tenant}/${smallName(sha, edge)}`
  const work = all.get(key) ?? make(engine, tenant, sha, edge).finally(() => all.delete(key))
  all.set(key, work)
  return work
}
