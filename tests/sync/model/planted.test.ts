import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bug, bugs } from './bugs'
import { protocol } from './protocol'
import { seed } from './seeds'

// Bugs of photos, such as one that is not verified, have their place where photos are carried; this model carries none.
const planted = Object.keys(bugs) as Bug[]

test.each(planted)('[model] the planted bug %s is found', { timeout: 120_000 }, async (bug) => {
  const found = await fc.check(protocol(60, [bug]), { seed, numRuns: 10_000, endOnFailure: true })
  expect(found.failed, bugs[bug]).toBe(true)
  expect(found.errorInstance).toMatchObject({ message: expect.stringMatching(/^I\d/) })
})
