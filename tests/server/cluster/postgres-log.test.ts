import { mkdirSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boundLog, lastLines, openLog } from '../../../src/server/db/cluster/postgres-log'
import { freshDataDir } from './test-data'

test('a grown log is set aside while a writer has it open', () => {
  const dataDir = freshDataDir()
  mkdirSync(dataDir)
  const file = join(dataDir, 'postgres.log')
  const writer = openLog(file)
  writeSync(writer, 'x'.repeat(100))
  boundLog(file, 101)
  expect(statSync(file).size).toBe(100)
  boundLog(file, 100)
  writeSync(writer, 'after')
  expect(readFileSync(file, 'utf8')).toBe('after')
  expect(statSync(`${file}.1`).size).toBe(100)
})

test('the last lines come without their stamps', () => {
  const dataDir = freshDataDir()
  mkdirSync(dataDir)
  const file = join(dataDir, 'postgres.log')
  writeFileSync(file, 'old\n2026-11-21 21:52:00.390 CST [7285] FATAL:  no\n2026-11-21 21:52:00.391 CST [7285] HINT:  but\n')
  expect(lastLines(file, 4)).toBe('FATAL:  no | HINT:  but')
})
