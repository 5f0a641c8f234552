import { expect, test } from 'vitest'
import { code, everything, file } from './house-files'

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const pascal = /^[A-Z][A-Za-z0-9]*$/
/** Names that say nothing about what is inside. `data` may hold tables of facts, and only those. */
const nameless =
  /^(utils?|helpers?|common|misc|manager|service|data|info|temp)$|[a-z]-?(utils?|helpers?|manager)$|[a-z](-service|Service)$/i
const isTable = (path: string) => /\/data\/[^/]+\.(json|md)$/.test(path)

const ours = () => code('src', 'sw', 'tests')
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path)

test('what has no name has no place', () => {
  const unnamed = everything.filter(
    ({ path }) =>
      /^(src|sw|tests)\//.test(path) && !isTable(path) && path.split('/').some((part) => nameless.test(part.replace(/\..*$/, ''))),
  )
  expect(paths(unnamed)).toEqual([])
})

test('.ts files are written in kebab case', () => {
  expect(paths(ours().filter(({ path, stem }) => path.endsWith('.ts') && !kebab.test(stem)))).toEqual([])
})

test('a .tsx file is named after the component it exports, and shows a block where it is a bench', () => {
  const wrong = code('src')
    .filter(({ path }) => path.endsWith('.tsx') && path !== 'src/main.tsx')
    .filter(({ stem, text }) =>
      stem === 'bench'
        ? !/export const \w+Bench: Bench\b/.test(text)
        : !pascal.test(stem) || !new RegExp(`export (function|const|class) ${stem}\\b`).test(text),
    )
  expect(paths(wrong)).toEqual([])
})

test('folders are written in kebab case', () => {
  expect(paths(ours().filter(({ folders }) => folders.some((folder) => !kebab.test(folder))))).toEqual([])
})

test('nothing is exported without a name, and nothing through a barrel', () => {
  // Tools that call a file by its place want a default export; those are tests/kit/*-setup.ts.
  const wrong = ours()
    .filter(({ path }) => !/^tests\/kit\/.+-setup\.ts$/.test(path))
    .filter(({ text, stem }) => /^export default|^export \* from/m.test(text) || stem === 'index')
  expect(paths(wrong)).toEqual([])
})

test('beside the rooms there are only the starting points', () => {
  const known = ['main.tsx', 'serve.ts', 'product.ts', 'backup.ts', 'restore.ts', 'verify-chain.ts']
  const starts = code('src').filter(({ folders }) => folders.length === 1)
  expect(starts.map(({ path }) => path.slice('src/'.length)).filter((name) => !known.includes(name))).toEqual([])
})

test('a decision is numbered, short, and says context, decision and consequences', () => {
  const decisions = everything.filter(({ path }) => path.startsWith('src/decisions/'))
  const wrong = decisions.filter(
    ({ path, text }) =>
      !/\/\d{3}-[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(path) ||
      !['Context', 'Decision', 'Consequences'].every((heading) => new RegExp(`^## ${heading}$`, 'm').test(text)) ||
      text.trimEnd().split('\n').length > 50,
  )
  expect(paths(wrong)).toEqual([])
  expect(decisions.length).toBeGreaterThan(10)
  const numbers = decisions.map(({ stem }) => stem.slice(0, 3))
  expect(numbers).toEqual([...new Set(numbers)])
})

test('every command a README names exists', () => {
  const scripts = Object.keys((JSON.parse(file('package.json').text) as { scripts: object }).scripts)
  const readmes = everything.filter(({ path }) => /(^|\/)README\.md$/.test(path))
  const named = readmes.flatMap(({ path, text }) =>
    [...text.matchAll(/npm (?:run ([a-z:-]+)|(test|start))\b/g)].map(([, run, name = run ?? '']) => ({ path, name })),
  )
  expect(scripts).toContain('test')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ name }) => !scripts.includes(name))).toEqual([])
})
