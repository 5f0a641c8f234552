import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readConfiguration } from '../../../src/server/configuration'
import type { DailyWork } from '../../../src/server/start/daily'
import { run } from '../../../src/server/start/run'
import { Folder, tinyProduct } from '../../kit/product/tiny-product'
import { openDatabase } from '../../kit/server/open-database'
import { testPassword } from '../../kit/test-password'

test('a server that starts does what the kindergarten’s day asks for, whatever day it is elsewhere', async () => {
  const database = await openDatabase(inject('cluster'))
  const dataDir = await mkdtemp(join(tmpdir(), 'kg-daily-'))
  const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, SEED_PASSWORD: testPassword, LOG_LEVEL: 'silent', PORT: '0' }
  const [days, filed]: [string[], string[]] = [[], []]
  const filing: DailyWork = {
    name: 'filing',
    async due(_db, today) {
      days.push(today)
      return ['one', 'two']
    },
    async work(ctx, id) {
      await ctx.put(Folder, id, { name: id })
      filed.push(`${ctx.today} ${id}`)
    },
  }
  const late = () => new Date('2026-03-02T16:30:00Z')
  const running = await run(readConfiguration(environment), { ...tinyProduct, daily: [filing] }, undefined, { now: late })
  await expect.poll(() => filed).toEqual(['2026-03-03 one', '2026-03-03 two'])
  expect(days).toEqual(['2026-03-03'])
  await running.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})
