import { createHash } from 'node:crypto'
import { type FileType, isFileHash, type SmallEdge, smallEdges } from '../../contract/fields/file'

/** What the small copy of a picture is called in the store, beside the picture itself. */
export type SmallName = `${string}-${SmallEdge}`
export const smallName = (sha: string, edge: SmallEdge): SmallName => `${sha}-${edge}`

/**
 * Where the bytes of files lie, by tenant and SHA-256, and those of small copies of pictures by their names. `put` answers when the bytes will
 * survive a power cut, and may be made again; it refuses with `file.full` when there is no room and with `server.busy` when the store cannot
 * be reached. `remove` takes a file with its small copies, or one of these; of what is not there it does nothing.
 */
export type FileStore = {
  has(tenant: number, sha: string): Promise<boolean>
  put(tenant: number, sha: string | SmallName, bytes: Buffer, type: FileType | 'image/webp'): Promise<void>
  get(tenant: number, sha: string | SmallName): Promise<Buffer | undefined>
  remove(tenant: number, sha: string | SmallName): Promise<void>
}

/** The SHA-256 of bytes that go by this name: a file is called by it, a small copy is not. */
export const hashNamed = (name: string, bytes: Buffer): string =>
  isFileHash(name) ? name : createHash('sha256').update(bytes).digest('hex')

/** All that goes with what goes by this name, the small copies first: what is left of a file is never a copy alone. */
export const goingWith = (name: string): string[] =>
  isFileHash(name) ? [...smallEdges.map((edge) => smallName(name, edge)), name] : [name]
