import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** A house of stubs with our own tsconfig files. Not below node_modules: what lies there the compiler does not judge. */
const house = mkdtempSync(join(tmpdir(), 'house-'))
symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

const projects = [
  'tsconfig.base.json',
  'src/contract/tsconfig.json',
  'src/areas/tsconfig.json',
  'src/areas/tsconfig.server.json',
  'src/areas/tsconfig.app.json',
  'src/server/tsconfig.json',
  'src/app/tsconfig.json',
  'src/tsconfig.serve.json',
  'src/tsconfig.main.json',
  'sw/tsconfig.json',
]

const fine: Readonly<Record<string, string>> = {
  'src/contract/fine.ts': 'export const word = "word"',
  'src/areas/roles.ts': 'export { word } from "../contract/fine"',
  'src/areas/garden/fine.ts': 'export { word } from "../roles"',
  'src/areas/garden/server/fine.ts':
    'import { existsSync } from "node:fs"\nexport { word } from "../fine"\nexport const known = existsSync("x")',
  'src/areas/garden/app/fine.ts': 'export { word } from "../fine"\nexport const title = () => document.title',
  'src/server/fine.ts':
    'import { existsSync } from "node:fs"\nexport { word } from "../contract/fine"\nexport const known = existsSync("x")',
  'src/app/fine.ts': 'export { word } from "../contract/fine"\nexport const title = () => document.title',
  'src/backup.ts': 'export { word } from "./server/fine"',
  'src/main.tsx': 'export { title } from "./areas/garden/app/fine"',
  'sw/fine.ts': 'export { word } from "../src/contract/fine"\nexport const here = () => self.location.href',
}

const imports = (path: string) => `export { word } from '${path}'`
const screen = 'export const title = () => document.title'
const disk = 'import { existsSync } from "node:fs"\nexport const known = existsSync("x")'

const trespasses: Readonly<Record<string, string>> = {
  'src/contract/to-screen.ts': screen,
  'src/contract/to-disk.ts': disk,
  'src/contract/to-server.ts': imports('../server/fine'),
  'src/contract/to-app.ts': imports('../app/fine'),
  'src/contract/to-areas.ts': imports('../areas/roles'),
  'src/areas/garden/to-screen.ts': screen,
  'src/areas/garden/to-disk.ts': disk,
  'src/areas/garden/to-server.ts': imports('../../server/fine'),
  'src/areas/garden/to-own-server.ts': imports('./server/fine'),
  'src/areas/garden/to-own-app.ts': imports('./app/fine'),
  'src/areas/garden/server/to-screen.ts': screen,
  'src/areas/garden/server/to-app.ts': imports('../../../app/fine'),
  'src/areas/garden/server/to-own-app.ts': imports('../app/fine'),
  'src/areas/garden/app/to-disk.ts': disk,
  'src/areas/garden/app/to-server.ts': imports('../../../server/fine'),
  'src/areas/garden/app/to-own-server.ts': imports('../server/fine'),
  'src/server/to-screen.ts': screen,
  'src/server/to-app.ts': imports('../app/fine'),
  'src/server/to-areas.ts': imports('../areas/roles'),
  'src/app/to-disk.ts': disk,
  'src/app/to-server.ts': imports('../server/fine'),
  'src/app/to-areas.ts': imports('../areas/roles'),
  'src/serve.ts': imports('./app/fine'),
  'src/restore.ts': imports('./areas/garden/app/fine'),
  'src/main.tsx': imports('./server/fine'),
  'sw/to-screen.ts': screen,
  'sw/to-disk.ts': disk,
  'sw/to-areas.ts': imports('../src/areas/roles'),
  'sw/to-app.ts': imports('../src/app/fine'),
}

function put(path: string, text: string): void {
  mkdirSync(join(house, dirname(path)), { recursive: true })
  writeFileSync(join(house, path), text)
}

function compile(): string {
  try {
    const references = projects.filter((path) => path !== 'tsconfig.base.json').map((path) => ({ path }))
    put('tsconfig.json', JSON.stringify({ files: [], references }))
    execFileSync(resolve('node_modules/.bin/tsc'), ['-b', '--pretty', 'false'], { cwd: house, encoding: 'utf8', stdio: 'pipe' })
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  }
}

test('the compiler lets pass what the arrow allows, and refuses every trespass', () => {
  for (const path of projects) {
    put(path, readFileSync(path, 'utf8').replaceAll('node_modules/.cache', '.cache'))
  }
  for (const [path, text] of Object.entries(fine)) put(path, text)
  expect(compile()).toBe('')

  for (const [path, text] of Object.entries(trespasses)) put(path, text)
  const refused = new Set([...compile().matchAll(/^([\w/.-]+\.tsx?)\(\d/gm)].map(([, path]) => path))
  expect(Object.keys(trespasses).filter((path) => !refused.has(path))).toEqual([])
})
