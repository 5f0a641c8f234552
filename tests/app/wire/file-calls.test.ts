import { afterEach, expect, test, vi } from 'vitest'
import { fileCalls } from '../../../src/app/wire/file-calls'

afterEach(() => vi.unstubAllGlobals())

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
