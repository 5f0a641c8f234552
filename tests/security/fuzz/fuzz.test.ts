import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayNumber } from '../../walk/day-number'
import { type HostileHouse, openHostileHouse } from './hostile-house'
import { wrongWith } from './judge'
import { requestsFor } from './requests'
import { kindOf } from './route-values'
import { Tally } from './tally'
import { textRequests } from './text-requests'

/** `npm run fuzz -- REQUESTS SEED` sets both. Each day has a seed of its own, so that in time ever more requests are tried, and a run of the same day tries the same. */
const byHand = process.env.FUZZ !== undefined
const runs = Number(process.env.FUZZ ?? 100_000)
const seed = Number(process.env.FUZZ_SEED ?? dayNumber(new Date()))
/** What makes the same requests again, up to the one of that number. */
const again = (requests: number) => `npm run fuzz -- ${requests} ${seed}`
/** Milliseconds an answer may take on a busy machine. A long run fills the log, and asks for all of it as a sheet. */
const longest = byHand ? 90_000 : 15_000
/** Requests after which the house is asked something good. */
const round = 250
/** Requests after which what they used up is there again. */
const renewal = 8 * round

let house: HostileHouse
const tokens = { admin: [] as string[], teacher: [] as string[], nobody: [''] }

/** Signs in whoever is not, several times, as calls are counted by sign-in. */
async function signIn(): Promise<void> {
  for (const [who, username] of [
    ['admin', 'boss'],
    ['teacher', 'teacher'],
  ] as const)
    if (tokens[who].length === 0) for (let at = 0; at < 4; at++) tokens[who].push((await house.as(username)).token)
}

beforeAll(async () => {
  house = await openHostileHouse()
})
afterAll(() => house.close())

const isStillGood = async (): Promise<boolean> => (await (await house.as('teacher'))('GET /sys/dict/queryAllDictItems')).success

test(
  `nothing "${again(runs)}" asks brings forth a failure of ours, tells of our insides or takes for ever`,
  async () => {
    const failed = vi.spyOn(house.engine.log, 'error')
    const request = requestsFor(house.known, seed)
    const leads = house.ways.leads()
    const tally = new Tally(house.known.routes.map(kindOf))
    const findings: string[] = []
    for (let number = 0; number < runs; number++) {
      if (number % renewal === 0) await house.ways.renew(house)
      if (number % (10 * renewal) === 10 * renewal - 1) await house.refill()
      const { by, headers, kind, ...asked } = request(number)
      await signIn()
      const token = tokens[by][number % tokens[by].length] ?? ''
      const began = performance.now()
      const answered = await house.server.inject({
        ...asked,
        headers: { ...headers, ...(token ? { 'x-access-token': token } : {}) },
        remoteAddress: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      })
      const logged = failed.mock.calls.map(([told]) => String((told as { err?: Error }).err?.stack ?? told))
      failed.mockClear()
      const wrong = [wrongWith(answered, performance.now() - began, { longest, leads }), ...logged].filter((one) => one !== undefined)
      const about = `${again(number + 1)} ends with: ${by} asks ${asked.method} ${String(asked.url).slice(0, 400)} ${String(asked.payload ?? '').slice(0, 1500)}`
      if (wrong.length > 0) findings.push([about, answered.body.slice(0, 200), ...wrong].join('\n'))
      if (byHand && wrong.length > 0) process.stderr.write(`${findings.at(-1)}\n`)
      if (tally.note(kind, answered) === 'session.expired') tokens[by] = tokens[by].filter((one) => one !== token)
      if (number % round === round - 1) expect(await isStillGood(), again(number + 1)).toBe(true)
      if (byHand && number % 5000 === 4999) process.stderr.write(`${number + 1}, ${findings.length} findings: ${tally.told}\n`)
    }
    if (byHand) process.stderr.write(`Nobody came through to:\n${tally.shut}\n`)
    expect(findings).toEqual([])
    expect(tally.successes).toBeGreaterThan(runs * 0.1)
    expect(Object.prototype).not.toHaveProperty('bad')
  },
  Math.max(180_000, runs * 100),
)

/** Requests of those that are under way at once. */
const together = 8

test('no text in any place of any address that no database keeps, or that is longer than any, is a failure of ours', async () => {
  const failed = vi.spyOn(house.engine.log, 'error').mockClear()
  await house.ways.renew(house)
  await house.refill()
  // One after the other: many tries at once are taken for guessing.
  const signedIn: string[] = []
  while (signedIn.length < together) signedIn.push((await house.as('boss')).token)
  const bounds = { longest: Number.POSITIVE_INFINITY, leads: house.ways.leads() }
  const requests = textRequests(house.known)
  const findings: string[] = []
  let number = 0
  // Who is not let in, or sent away, was not asked anything.
  const unasked = /"error":"(session\.\w+|input\.slow-down)"/
  const ask = async () => {
    for (const { about, door, ...asked } of requests) {
      const answered = await house.server.inject({
        ...asked,
        headers: { 'x-access-token': signedIn[++number % together] },
        remoteAddress: `10.9.${number >> 8}.${number & 255}`,
      })
      const wrong = wrongWith(answered, 0, bounds) ?? unasked.exec(door === 'open' ? '' : answered.body)?.[1]
      if (wrong) findings.push(`${about}: ${wrong}`)
    }
  }
  await Promise.all(signedIn.map(ask))
  expect(findings).toEqual([])
  expect(failed.mock.calls).toEqual([])
  expect(number).toBeGreaterThan(2000)
})
