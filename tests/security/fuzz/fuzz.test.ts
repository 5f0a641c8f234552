import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { catalogue } from '../../../src/areas/areas'
import type { Row } from '../../../src/contract/resource'
import { make, valuesFor } from '../../kit/make'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { type SeenRoute, watchRoutes } from '../../kit/server/watch-routes'
import { wrongWith } from './judge'
import { type Known, requestsFor } from './requests'

/** `npm run fuzz -- REQUESTS SEED` sets both. */
const byHand = process.env.FUZZ !== undefined
const runs = Number(process.env.FUZZ ?? 4000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_126)
/** Milliseconds an answer may take on a busy machine. */
const longest = 15_000
/** Requests after which the house is asked something good. */
const round = 250

let house: OpenHouse
let known: Known
const tokens = { admin: [] as string[], teacher: [] as string[], nobody: [''] }

/** Signs in anew whoever has been signed out meanwhile. Several times each, as calls are counted by sign-in. */
async function signIn(): Promise<void> {
  for (const [who, username] of [
    ['admin', 'boss'],
    ['teacher', 'teacher'],
  ] as const)
    for (let at = 0; at < 5; at++)
      if (!(await house.engine.people.find(tokens[who][at] ?? ''))) tokens[who][at] = (await house.as(username)).token
}
/** A row of each noun, and values of another one. */
const filled = async (boss: Caller, routes: readonly SeenRoute[]): Promise<Known> => {
  const rows = new Map<string, Row>()
  const good = new Map<string, Record<string, unknown>>()
  for (const [noun, resource] of Object.entries(catalogue.resources))
    if (resource.verbs.includes('add')) {
      if (!resource.single) rows.set(noun, await make(boss, resource))
      good.set(noun, await valuesFor(boss, resource, {}, 'whole'))
    }
  return { routes: routes.filter(({ method, socket }) => method !== 'HEAD' && !socket), rows, good }
}

beforeAll(async () => {
  const opened = await watchRoutes(() => openHouse(quietProduct([{ username: 'teacher', roles: ['teacher'] }]), quietNow))
  house = opened.made
  known = await filled(await house.as('boss'), opened.routes)
  await signIn()
})
afterAll(() => house.close())

/** How an answer went: with success, or its status. */
const wentHow = ({ body, statusCode }: { readonly body: string; readonly statusCode: number }) =>
  body.startsWith('{"success":true') ? 'success' : String(statusCode)

async function isStillGood(): Promise<boolean> {
  await signIn()
  return (await house.call('GET /sys/dict/queryAllDictItems', undefined, { 'x-access-token': tokens.admin[0] ?? '' })).success
}

test(
  `of ${runs} requests none brings forth a failure of ours, tells of our insides or takes for ever`,
  async () => {
    const failed = vi.spyOn(house.engine.log, 'error')
    const request = requestsFor(known, seed)
    const counts: Record<string, number> = {}
    const findings: string[] = []
    for (let number = 0; number < runs; number++) {
      const { by, headers, ...asked } = request(number)
      const token = tokens[by][number % tokens[by].length] ?? ''
      const began = performance.now()
      const answered = await house.server.inject({
        ...asked,
        headers: { ...headers, ...(token ? { 'x-access-token': token } : {}) },
        remoteAddress: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      })
      const logged = failed.mock.calls.map(([told]) => String((told as { err?: Error }).err?.stack ?? told))
      failed.mockClear()
      const wrong = [wrongWith(answered, performance.now() - began, longest), ...logged].filter((one) => one !== undefined)
      const about = `${number} by ${by}: ${asked.method} ${String(asked.url).slice(0, 400)} ${String(asked.payload ?? '').slice(0, 1500)}`
      if (wrong.length > 0) findings.push([about, answered.body.slice(0, 200), ...wrong].join('\n'))
      counts[wentHow(answered)] = (counts[wentHow(answered)] ?? 0) + 1
      if (number % round === round - 1) expect(await isStillGood()).toBe(true)
      if (byHand && number % 5000 === 4999) process.stderr.write(`${[number + 1, JSON.stringify(counts), ...findings].join('\n')}\n`)
    }
    expect(findings).toEqual([])
    expect(counts.success).toBeGreaterThan(runs * 0.1)
    expect(Object.prototype).not.toHaveProperty('bad')
  },
  Math.max(180_000, runs * 100),
)
