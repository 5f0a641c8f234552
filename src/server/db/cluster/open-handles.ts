import { closeSync, existsSync, openSync } from 'node:fs'

/** How a child process is to name a path we opened for it: as inherited descriptor number 3, 4, ... where the kernel can. */
export type Handles = { files: number[]; paths: string[]; close(): void }

/**
 * Opens files or directories so that a child which dropped its rights can use them by an inherited descriptor,
 * without any right on the directories above: `/root/data` (0700) stays as closed as it was. Without /proc (macOS,
 * Windows) the plain paths are returned and the child needs those rights.
 */
export function openHandles(...paths: string[]): Handles {
  if (process.platform !== 'linux' || !existsSync('/proc/self/fd')) return { files: [], paths, close: () => undefined }
  const files = paths.map((path) => openSync(path, 'r'))
  return {
    files,
    paths: files.map((_, index) => `/proc/self/fd/${index + 3}`),
    close: () => {
      for (const file of files) closeSync(file)
    },
  }
}
