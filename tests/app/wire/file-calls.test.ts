import { afterEach, expect, test, vi } from 'vitest'
import { fetchFile, fileCalls } from '../../../src/app/wire/file-calls'
import { callAs, surroundings } from '../../../src/app/wire/surroundings'

afterEach(() => vi.unstubAllGlobals())

const of = { noun: 'person', id: 'p1' }
const sha = 'a'.repeat(64)
const answers = (status: number, headers: Record<string, string> = {}) => {
  const fetch = vi.fn(async (_: string) => new Response(null, { status, headers }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a photograph the server has not yet is asked about without a fault in the console, and an older server is understood', async () => {
  const fetch = answers(204)
  expect(await fileCalls.ask(sha)).toBe(0)
  expect(String(fetch.mock.calls[0]?.[0])).toContain('absent=204')
  answers(404)
  expect(await fileCalls.ask(sha)).toBe(0)
  answers(200)
  expect(await fileCalls.ask(sha)).toBe('all')
})

test('a file that is asked for twice at once comes once; asked for later, or as somebody else, it is fetched again', async () => {
  const fetch = vi.fn(async () => new Response('face', { headers: { 'content-type': 'image/webp' } }))
  vi.stubGlobal('fetch', fetch)
  const both = await Promise.all([fetchFile(sha, of, 160), fetchFile(sha, of, 160)])
  expect(await Promise.all(both.map((one) => one.text()))).toEqual(['face', 'face'])
  expect(fetch).toHaveBeenCalledTimes(1)
  await fetchFile(sha, of, 160)
  expect(fetch).toHaveBeenCalledTimes(2)
  const first = fetchFile(sha, of, 160)
  callAs({ ...surroundings(), token: () => 'another' })
  await Promise.all([first, fetchFile(sha, of, 160), fetchFile(sha, of), fetchFile(sha, { ...of, id: 'p2' }, 160)])
  expect(fetch).toHaveBeenCalledTimes(6)
})

test('a file that could not be had is asked for again', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(new Response('face'))
  vi.stubGlobal('fetch', fetch)
  await expect(fetchFile(sha, of, 160)).rejects.toMatchObject({ status: 0 })
  expect(await (await fetchFile(sha, of, 160)).text()).toBe('face')
})
