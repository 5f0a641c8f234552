// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchKnownParts } from '../../../src/app/pwa/known-parts'
import { noteParts } from '../../../src/app/pwa/note-parts'

const origin = 'https://kindergarten.example'
const release = 'v1'
const users = '/system/user'

/** Files the page has asked for so far, each a millisecond after the one before. */
function hasFetched(...files: string[]): void {
  const entries = files.map((file, at) => ({ name: `${origin}${file}`, startTime: at }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never)
}

/** What a page of a release asks for at once at an address. */
function askedFor(path: string, of = release): string[] {
  document.head.innerHTML = `<meta name="release" content="${of}">`
  fetchKnownParts(path)
  return [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`)
}

afterEach(() => {
  document.head.innerHTML = ''
  localStorage.clear()
  vi.restoreAllMocks()
})

test('the scripts a screen was made of are asked for at once at its next visit, each once', () => {
  hasFetched(
    '/assets/list-1.js',
    '/assets/list-1.css',
    '/assets/desktop/table-1.js',
    '/assets/list-1.js',
    '/sys/user/list?pageNo=1',
    '/icons/icon.svg',
  )
  noteParts(release, users, 10)
  expect(askedFor(users)).toEqual(['modulepreload /assets/list-1.js', 'modulepreload /assets/desktop/table-1.js'])
})

test('what was asked for after the screen was there is none of it, nor what the page itself names', () => {
  document.head.innerHTML = `<script type="module" src="${origin}/assets/index-1.js"></script>`
  hasFetched('/assets/index-1.js', '/assets/list-1.js', '/assets/records-1.js')
  noteParts(release, users, 1)
  expect(askedFor(users)).toEqual(['modulepreload /assets/list-1.js'])
})

test('a record begins with what its list is made of, and another screen with nothing', () => {
  hasFetched('/assets/list-1.js')
  noteParts(release, users, 10)
  expect(askedFor(`${users}/u1`)).toHaveLength(1)
  expect(askedFor('/system/user-group')).toEqual([])
  expect(askedFor('/')).toEqual([])
})

test('of another release nothing is asked for, and nothing of it is kept', () => {
  hasFetched('/assets/list-1.js')
  noteParts(release, users, 10)
  expect(askedFor(users, 'v2')).toEqual([])
  hasFetched('/assets/board-2.js')
  noteParts('v2', '/attendance/board', 10)
  expect(askedFor(users, 'v2')).toEqual([])
  expect(askedFor('/attendance/board', 'v2')).toHaveLength(1)
})

test('of more than twelve addresses those that were begun at longest ago are forgotten', () => {
  hasFetched('/assets/list-1.js')
  const all = Array.from({ length: 13 }, (_, at) => `/screen/${at}`)
  for (const path of all) noteParts(release, path, 10)
  expect(all.filter((path) => askedFor(path).length === 0)).toEqual(['/screen/0'])
  // Begun at once more with other files, one stands at the end again.
  hasFetched('/assets/list-1.js', '/assets/more-1.js')
  noteParts(release, '/screen/1', 10)
  noteParts(release, '/screen/13', 10)
  expect([...all, '/screen/13'].filter((path) => askedFor(path).length === 0)).toEqual(['/screen/0', '/screen/2'])
})
