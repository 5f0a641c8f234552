import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import { keepTemporaryInMemory } from '../kit/temporary-folder'

const before = process.env.TMPDIR
afterEach(() => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
})

test('a folder somebody chose for what is thrown away stays', () => {
  process.env.TMPDIR = '/chosen'
  keepTemporaryInMemory()
  expect(tmpdir()).toBe('/chosen')
})

test('without one there is a folder all the same, that may be written to', () => {
  delete process.env.TMPDIR
  keepTemporaryInMemory()
  expect(() => accessSync(tmpdir(), constants.W_OK)).not.toThrow()
})
