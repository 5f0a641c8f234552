import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../../kit/rounds'
import { pinned } from './pinned'
import { brokenBy, protocol } from './protocol'
import { seed } from './seeds'

test.each(Object.keys(pinned))('[model] never again: %s', async (name) => {
  expect(await brokenBy(pinned[name] ?? { without: 0, steps: [] })).toEqual([])
})

const runs = rounds(1500, 10_000)

test(`[model] ${runs} random runs break no rule: I1 to I5, I7 to I11, I15, I16, [I17]`, { timeout: 300_000 }, async () => {
  const found = await fc.check(protocol(60), { seed, numRuns: runs })
  expect(fc.defaultReportMessage(found) ?? '').toBe('')
})
