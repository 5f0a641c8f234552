import { closeSync, copyFileSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs'

/** Bytes after which the log is set aside as `<file>.1`; both together stay below about twice this. */
export const LOG_LIMIT = 8 * 1024 * 1024

/** Sets a grown log aside. PostgreSQL appends to the same open file, so it is copied and cut, never renamed. */
export function boundLog(file: string, limit = LOG_LIMIT): void {
  if (!existsSync(file) || statSync(file).size < limit) return
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

/** Opens the log for appending, mode 0600; the caller closes the descriptor. */
export const openLog = (file: string) => openSync(file, 'a', 0o600)

/** Bytes in the log now: where the lines of a start begin. */
export const logSize = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** The last lines written since `from` bytes, on one line, without their time stamps. */
export function lastLines(file: string, from = 0, count = 4): string {
  const start = Math.max(from, logSize(file) - 8192)
  const buffer = Buffer.alloc(8192)
  const descriptor = openSync(file, 'r')
  const length = readSync(descriptor, buffer, 0, buffer.length, start)
  closeSync(descriptor)
  return briefly(buffer.toString('utf8', 0, length), count)
}

/** The last lines of a program's output as one line. */
export function briefly(output: string, count = 4): string {
  const lines = output.split('\n').map((line) => line.replace(/^\S+ \S+ \S+ \[\d+\] /, '').trim())
  return lines.filter(Boolean).slice(-count).join(' | ')
}
