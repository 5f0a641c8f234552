import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the built app. */
export const built = 'dist/app'
export const read = (path: string) => readFileSync(join(built, path))

type Part = { readonly file: string; readonly isEntry?: boolean; readonly imports?: readonly string[]; readonly css?: readonly string[] }
const parts = JSON.parse(read('.vite/manifest.json').toString()) as Readonly<Record<string, Part>>
/** Packages and files of ours by the part they went into. */
export const contents = JSON.parse(read('.vite/contents.json').toString()) as Readonly<Record<string, readonly string[]>>

const steps = JSON.parse(readFileSync('src/first-load.json', 'utf8')) as Record<'login' | 'home' | 'board', string[]>
const filesIn = (files: readonly string[]) => files.map((file) => `src/${file}`)
/** Files of the way from a cold start to the first mark. */
export const way = filesIn(Object.values(steps).flat())
export const isDesktopLibrary = (name: string) => name === 'antd' || name.startsWith('@ant-design/')

/** Parts with everything they cannot start without. */
function closure(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names.filter((one) => !seen.has(one))) {
    seen.add(name)
    closure(parts[name]?.imports ?? [], seen)
  }
  return seen
}

export const named = Object.keys(parts)
export const entries = named.filter((name) => parts[name]?.isEntry)
/** Parts in which files of ours lie. */
export const partsWith = (paths: readonly string[]) =>
  named.filter((name) => contents[parts[name]?.file ?? '']?.some((path) => paths.includes(path)))
export const filesOf = (names: readonly string[]) => [
  ...new Set(names.flatMap((name) => [parts[name]?.file ?? name, ...(parts[name]?.css ?? [])])),
]
/** Parts of the build that cannot start without themselves: which of such a circle runs first is decided by whichever somebody comes to first. */
export const inCircles = () => named.filter((name) => closure(parts[name]?.imports ?? []).has(name))
/** Files a part of the build cannot start without, its own among them. */
export const neededBy = (name: string) => filesOf([...closure([name])])
const fetchedFor = (paths: readonly string[]) => filesOf([...closure([...entries, ...partsWith(paths)])])
/** Files a phone fetches from a cold start until somebody can sign in, below `built`. */
export const signInLoad = fetchedFor(filesIn(steps.login))
/** Files a phone fetches from a cold start until the attendance board is usable, below `built`. */
export const firstLoad = fetchedFor(way)
