import { expect, test } from 'vitest'
import { answerTo } from '../../sw/answer-to'

const scope = 'https://kindergarten.example/'

const place = (...paths: string[]) => ({
  has: (path: string) => paths.includes(path),
  find: async (path: string) => (path === '/assets/lost.js' ? undefined : new Response(`kept ${path}`)),
})
const answer = answerTo(
  [place('/index.html', '/assets/a.js', '/assets/lost.js'), place('/assets/desktop/b.js')],
  scope,
  async ({ url }) => new Response(`fetched ${url}`),
)
const asked = async (url: string, { mode = 'cors', method = 'GET' } = {}) =>
  (await answer({ url: new URL(url, scope).href, mode, method } as Request))?.text()

test.each([
  ['a part', '/assets/a.js', 'kept /assets/a.js'],
  ['a part of the desktop', '/assets/desktop/b.js', 'kept /assets/desktop/b.js'],
  ['the page itself', '/index.html', 'kept /index.html'],
  ['a part that is gone from the device', '/assets/lost.js', `fetched ${scope}assets/lost.js`],
  ['a file nobody keeps', '/version.json?_t=1', undefined],
  ['a call', '/sys/dict/queryAllDictItems', undefined],
  ['the same path elsewhere', 'https://other.example/assets/a.js', undefined],
])('%s is answered with %s: %s', async (_, url, said) => expect(await asked(url)).toBe(said))

test('every screen is the one page, and no call, no file and no edit is', async () => {
  expect(await asked('/attendance/board?day=2026-03-02', { mode: 'navigate' })).toBe('kept /index.html')
  expect(await asked('/?source=pwa', { mode: 'navigate' })).toBe('kept /index.html')
  expect(await asked('/attendance/board')).toBeUndefined()
  expect(await asked('/verify/retained-sample/s1', { mode: 'navigate' })).toBeUndefined()
  expect(await asked('/report.pdf', { mode: 'navigate' })).toBeUndefined()
  expect(await asked('/assets/a.js', { method: 'POST' })).toBeUndefined()
})
