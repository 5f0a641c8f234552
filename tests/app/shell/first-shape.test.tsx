import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keep } from '../../../src/app/session/storage'

const page = document.documentElement

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  vi.unstubAllGlobals()
  for (const name of ['data-theme', 'data-weak', 'data-face']) page.removeAttribute(name)
})

const person = { id: 'u1', username: 'zhang', realname: '张老师' }
function signIn(life?: number): void {
  keep('Access-Token', 'abc', life)
  keep('Login_Userinfo', person, life)
}

/** Runs what stands in the page, at an address on a wide or a narrow screen. */
async function open(path: string, wide = true): Promise<Element | null> {
  vi.stubGlobal('location', { ...window.location, pathname: path })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query !== 'print' && wide }))
  await import('../../../src/app/shell/first-shape')
  return document.querySelector('#root > .shape')
}

test.each([
  [true, 'desktop'],
  [false, 'touch'],
])('whoever is signed in sees the shape of the shell before anything is fetched (wide: %s)', async (wide, face) => {
  signIn()
  expect(await open('/system/user', wide)).not.toBeNull()
  expect(page.dataset.face).toBe(face)
})

test.each(['/user/login', '/user/register', '/user'])('at %s nobody sees it, signed in or not', async (path) => {
  signIn()
  expect(await open(path)).toBeNull()
})

test('a page that belongs to the shell shows none of it to whoever is not in, or no longer', async () => {
  expect(await open('/system/user')).toBeNull()
  signIn(-1)
  vi.resetModules()
  expect(await open('/system/user')).toBeNull()
})

test('it comes in the colours and with the menu that were chosen on this device', async () => {
  signIn()
  keep('DEFAULT_THEME', 'dark', null)
  keep('DEFAULT_COLOR_WEAK', true, null)
  keep('LOOKS', ':root{--menu-width:80px}', null)
  await open('/system/user')
  expect(page.dataset.theme).toBe('dark')
  expect(page.hasAttribute('data-weak')).toBe(true)
  expect(document.getElementById('looks')?.textContent).toBe(':root{--menu-width:80px}')
})

test('a store with nonsense in it stops nothing', async () => {
  localStorage.setItem('pro__Access-Token', '{')
  localStorage.setItem('pro__Login_Userinfo', 'null')
  expect(await open('/system/user')).toBeNull()
  expect(page.dataset.face).toBe('desktop')
})

test.each(['dark', 'light'])('whoever has chosen no theme gets that of their system (%s)', async (system) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` }))
  await import('../../../src/app/shell/first-shape')
  expect(page.dataset.theme).toBe(system)
})
