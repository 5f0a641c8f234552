import { join } from 'node:path'
import type { Configuration } from '../configuration'
import { openDiskStore } from './disk-store'
import type { FileStore } from './file-store'
import { checkS3Store, openS3Store } from './s3-store'

/** Folder of the files when they lie on our own disk. */
export const filesFolder = (configuration: Configuration): string => join(configuration.dataDir, 'files')

/** The store this product was configured with: a bucket, or a folder of the data directory. Throws one sentence when a bucket refuses. */
export async function openFileStore(configuration: Configuration, log: (line: string) => void): Promise<FileStore> {
  const place = configuration.filesS3
  if (!place) return openDiskStore(filesFolder(configuration))
  const store = openS3Store(place)
  if (!(await checkS3Store(store))) log(`the file store ${place.endpoint} cannot be reached now; files will be taken when it can`)
  return store
}
