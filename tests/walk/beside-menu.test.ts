import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtInNames } from '../../src/app/shell/desktop/built-in-names'
import { homePath } from '../../src/app/shell/guard'
import { otherPaths } from '../../src/app/shell/screens/built-in'
import { inside, outside, saysFailure } from './beside-menu'

const screens = readFileSync('src/app/shell/screens/Screens.tsx', 'utf8')
const drawn = [...screens.matchAll(/<Route\b[^>]*?\bpath=(\{[^}]+\}|"[^"]*")/g)].map(([, path]) => path)

test('what the app draws by itself is the home, its account, and what stands in tables the walk goes by', () => {
  // An address that is written here and in no table is one nobody walks to.
  expect(new Set(drawn)).toEqual(new Set(['"/"', '{homePath}', '{path}', '{pathname}', '{route.path}', '"*"']))
  expect([...screens.matchAll(/Object\.entries\((\w+)\)/g)].map(([, table]) => table)).toEqual(['own', 'errorPaths'])
  expect([...screens.matchAll(/startsWith\((\w+)\)/g)].map(([, prefix]) => prefix)).toEqual(['accountPath'])
})

test('every address that is known without a menu is walked, each once, and the home besides', () => {
  expect(inside).toEqual([...new Set(inside)])
  expect(inside).not.toContain(homePath)
  const known = [...Object.keys(builtInNames), ...otherPaths]
  expect(known.filter((path) => !inside.includes(path))).toEqual([])
})

test('all pages that need no sign-in are seen from outside, and only those that say so are failures', () => {
  expect(outside).toEqual(expect.arrayContaining(['/user/login', '/user/register', '/user/register-result', '/user/alteration', '/404']))
  expect([...inside, ...outside].filter(saysFailure)).toEqual(['/403', '/404', '/500', '/no/such/page', '/404'])
})
