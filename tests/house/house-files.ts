import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { expect } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const notOurs = new Set(['node_modules', 'dist', 'data', 'test-results', '.git', 'package-lock.json'])

export type HouseFile = {
  /** From the top of the project, with forward slashes. */
  readonly path: string
  /** Names of the folders it lies in. */
  readonly folders: readonly string[]
  /** File name without its endings: `roll-call` of `roll-call.test.ts`. */
  readonly stem: string
  readonly text: string
}

function walk(folder: string, top: boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (top && notOurs.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path, false) : [path]
  })
}

function open(path: string): HouseFile {
  const name = relative(root, path).split(sep).join('/')
  const folders = name.split('/')
  const file = folders.pop() ?? ''
  return { path: name, folders, stem: file.split('.')[0] ?? '', text: readFileSync(path, 'utf8') }
}

const all = walk(root, true)
  .filter((path) => !/\.(png|jpg|webp|ico|woff2|wasm|gz|xls|xlsx)$/.test(path))
  .map(open)

export const exists = (path: string): boolean => existsSync(join(root, path))

/** Every text file of the project. */
export const everything: readonly HouseFile[] = all

/** Code under these folders. Each must hold some: a rule that looks at nothing keeps nothing. */
export function code(...folders: readonly string[]): readonly HouseFile[] {
  const files = all.filter(({ path }) => /\.tsx?$/.test(path) && folders.some((folder) => path.startsWith(`${folder}/`)))
  for (const folder of folders) {
    expect(
      files.some(({ path }) => path.startsWith(`${folder}/`)),
      `no code was found in ${folder}`,
    ).toBe(true)
  }
  return files
}

/** One file a rule speaks of. Fails where it is not there: a rule about nothing keeps nothing. */
export function file(path: string): HouseFile {
  const found = all.find((one) => one.path === path)
  if (!found) throw new Error(`${path} is not there, and a rule speaks of it`)
  return found
}

/** Source without comments and without what stands inside strings. */
export const bare = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/(^|\s)\/\/.*$/gm, '')
