import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import type { Plugin } from 'vite'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Readonly<Record<string, string>> }
const packages = Object.keys(dependencies)
/** What screens import without saying so, what stands in for a browser's database, and what the server they are tried with cleans texts by. */
const unsaid = ['react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'fake-indexeddb', 'fake-indexeddb/auto', 'sanitize-html']

const sources = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('server/'))
    .map((path) => readFileSync(`${room}/${path}`, 'utf8'))

/**
 * What our screens import of other people's, by the names they import it under. Each is made one file before the tests of screens: a package read as
 * it is published is hundreds of files, and each test file reads all of them anew.
 */
export function bundledPackages(): string[] {
  const imported = ['src/app', 'src/areas', 'src/contract']
    .flatMap(sources)
    .flatMap((source) => [...source.matchAll(/(?:from|import|import\() ?'([^.'][^']*)'/g)].map(([, name = '']) => name))
    .filter((name) => packages.some((one) => name === one || name.startsWith(`${one}/`)) && !name.endsWith('.css'))
  return [...new Set([...imported, ...unsaid])].sort()
}

const withoutStyle: Plugin = {
  name: 'without-style',
  resolveId: { filter: { id: /\.css$/ }, handler: (id) => `\0${id}.js` },
  load: { filter: { id: /^\0.+\.css\.js$/ }, handler: () => '' },
}

/** Packages ask for React where it lies: Vitest leaves that one as it is published. */
const withRequire: Plugin = {
  name: 'with-require',
  banner: () => "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
}

/** What a package asks of Node stays Node's, and is no browser's empty module. */
const withNode: Plugin = {
  name: 'with-node',
  resolveId: { order: 'pre', handler: (id) => (isBuiltin(id) ? { id, external: true } : null) },
}

/** How each is made one file: without the style it brings, which nothing here looks at. */
export const bundling = { plugins: [withNode, withoutStyle, withRequire] }
