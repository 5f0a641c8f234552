import type { FileType } from '../../contract/fields/file'

/**
 * Where the bytes of files lie, by tenant and SHA-256. `put` answers when the bytes will survive a power cut, and may be made again;
 * it refuses with `file.full` when there is no room and with `server.busy` when the store cannot be reached. `remove` of what is not
 * there does nothing.
 */
export type FileStore = {
  has(tenant: number, sha: string): Promise<boolean>
  put(tenant: number, sha: string, bytes: Buffer, type: FileType): Promise<void>
  get(tenant: number, sha: string): Promise<Buffer | undefined>
  remove(tenant: number, sha: string): Promise<void>
}
