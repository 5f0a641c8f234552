import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'
import { watchRoutes } from '../kit/server/watch-routes'
import { wireCalls } from './calls'
import { notAnswered } from './not-answered'
import { readme } from './readme'
import { refused } from './refused'

/** An address without the names of its parts, which are ours. */
const plain = (call: string): string => call.replace(/:\w+/g, ':').replace(/\*.*$/, '*').replace(/\/$/, '')

async function answered(): Promise<ReadonlySet<string>> {
  const { made, routes } = await watchRoutes(() => openHouse(quietProduct(), quietNow))
  await made.close()
  return new Set(routes.map(({ method, url }) => plain(`${method} ${url}`)))
}

test('every call of the contract has a route, or a sentence why not', async () => {
  const there = await answered()
  const missing = wireCalls.flatMap(({ calls }) => calls.filter((call) => !there.has(plain(call))))
  expect(missing.sort()).toEqual(Object.keys(notAnswered).sort())
})

test('what is refused whoever asks says why in words, and is no longer called unanswered', async () => {
  const house = await openHouse(quietProduct(), quietNow)
  const boss = await house.as('boss')
  for (const [call, error] of Object.entries(refused)) {
    const [verb, path = ''] = call.split(' ')
    const body = verb === 'POST' || verb === 'PUT' ? {} : undefined
    const said = await boss(`${verb} /jeecg-boot${path.replace(/:\w+/g, 'toy')}` as 'GET /', body)
    expect(said, call).toMatchObject({ status: 200, success: false, error, message: expect.stringMatching(/[\u4e00-\u9fff]/) })
    expect(notAnswered).not.toHaveProperty([call])
  }
  await house.close()
})

test('the page counts them part by part', () => {
  expect(readFileSync('tests/wire/README.md', 'utf8')).toBe(readme())
})
