import { uuidv7 } from 'uuidv7'

/** A file on its way, there, or failed. */
export type UploadedFile = {
  /** Tells it from others on the page. */
  readonly uid: string
  readonly name: string
  /** As its device says it, `image/jpeg`; empty where nobody does. */
  readonly type: string
  /** Bytes; 0 where only its path is known. */
  readonly size: number
  readonly status: 'uploading' | 'done' | 'error'
  /** How much of it has arrived. */
  readonly percent: number
  /** What it is stored under: a path of the server, or the hash of a file kept on this device. */
  readonly path?: string
  /** What the server said, where it failed. */
  readonly message?: string
  /** The field of the answer its path stood in. */
  readonly responseName?: string
  /** Its bytes as an address, where the server keeps none. */
  readonly url?: string
}

/** A file as records of older clients keep it. */
export type FileEntry = { readonly fileName: string; readonly filePath: string; readonly fileSize: number }

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const done = (path: string, name: string, size = 0, type = ''): UploadedFile => ({
  uid: path || uuidv7(),
  name,
  type,
  size,
  status: 'done',
  percent: 100,
  path,
})

const textIn = (value: object, name: string): string => {
  const found = (value as Record<string, unknown>)[name]
  return typeof found === 'string' ? found : ''
}
const numberIn = (value: object, name: string): number => Number((value as Record<string, unknown>)[name]) || 0

function readOne(value: unknown): readonly UploadedFile[] {
  if (typeof value === 'string') return readFiles(value)
  if (typeof value !== 'object' || value === null) return []
  const path = textIn(value, 'filePath') || textIn(value, 'path')
  const name = textIn(value, 'fileName') || textIn(value, 'name') || lastOf(path)
  const { status } = value as { status?: unknown }
  const file = done(path, name, numberIn(value, 'fileSize') || numberIn(value, 'size'), textIn(value, 'type'))
  if (path) return [file]
  const url = textIn(value, 'url')
  if (url) return [{ ...file, url }]
  return status === 'error' ? [{ ...file, status, percent: 0, message: textIn(value, 'message') }] : []
}

/** The files a stored value names, in whichever of its forms: paths joined by commas, one or several entries, or values of this block. */
export function readFiles(value: unknown): readonly UploadedFile[] {
  if (Array.isArray(value)) return value.flatMap(readOne)
  if (typeof value !== 'string') return readOne(value)
  if (/^\s*[[{]/.test(value)) return readJson(value)
  const paths = value.split(',').map((path) => path.trim())
  return paths.filter(Boolean).map((path) => done(path, lastOf(path)))
}

function readJson(text: string): readonly UploadedFile[] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? [] : readFiles(value)
  } catch {
    return []
  }
}

/** The stored ones, as paths joined by commas. */
export const pathsOf = (files: readonly UploadedFile[]): string =>
  files.flatMap(({ path, status }) => (path && status === 'done' ? [path] : [])).join(',')

/** The stored ones, with what they are called and how large they are. */
export const entriesOf = (files: readonly UploadedFile[]): readonly FileEntry[] =>
  files.flatMap(({ path, name, size, status }) => (path && status === 'done' ? [{ fileName: name, filePath: path, fileSize: size }] : []))

/** The first five letters of a name, as a narrow cell shows it. */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length > 5 ? `${letters.slice(0, 5).join('')}…` : name
}
