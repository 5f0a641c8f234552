import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(quietProduct([{ username: 'tina', roles: ['headTeacher'] }]), quietNow)
})
afterAll(() => house.close())

const label = `GET /verify/paper/p1?h=${'0'.repeat(64)}` as const

test('behind an open door calls are counted by address, whatever tokens they invent', async () => {
  const from = (address: string, token: string) => house.call(label, undefined, { 'x-forwarded-for': address, 'x-access-token': token })
  for (let count = 0; count < 120; count++) expect(await from('10.77.0.1', `made-up-${count}`)).toMatchObject({ status: 200 })
  expect(await from('10.77.0.1', 'made-up-again')).toMatchObject({ status: 429, error: 'input.slow-down' })
  expect(await from('10.77.0.2', 'made-up-again')).toMatchObject({ status: 200 })
})

test('behind other doors a house that shares one address is counted person by person', async () => {
  const [boss, tina] = [await house.as('boss'), await house.as('tina')]
  const shared = { 'x-forwarded-for': '10.77.0.3' }
  const export_ = 'GET /sys/annountCement/exportXls' as const
  for (let count = 0; count < 20; count++)
    await house.server.inject({ url: export_.slice(4), headers: { ...shared, 'x-access-token': boss.token } })
  expect(await boss(export_, undefined, shared)).toMatchObject({ status: 429 })
  expect(await tina(export_, undefined, shared)).toMatchObject({ status: 403 })
})

test('people who share an address are counted one by one, whoever invents a sign-in with all of it, and a look at the health of the server not at all', async () => {
  const people = [await house.as('boss'), await house.as('tina')]
  const left = async (token: string, url = '/sys/user/getCurrentUserDeparts') => {
    const { headers } = await house.server.inject({ url, headers: { 'x-forwarded-for': '10.77.0.4', 'x-access-token': token } })
    return headers['x-ratelimit-remaining']
  }
  for (const { token } of people) expect([await left(token), await left(token)]).toEqual(['5999', '5998'])
  expect([await left('made-up'), await left('made-up-again')]).toEqual(['5999', '5998'])
  expect(await left('', '/healthz')).toBeUndefined()
})

test('the page may show pages of other systems in a frame, and run nothing of theirs itself', async () => {
  const { headers } = await house.server.inject({ url: '/healthz' })
  const policy = String(headers['content-security-policy']).split(';')
  expect(policy).toContain("frame-src 'self' https: http:")
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'self'")
})

test('a balancer asks how we are for the headers alone, and nothing else is asked so but files', async () => {
  const asked = async (url: string) => (await house.server.inject({ method: 'HEAD', url })).statusCode
  expect(await asked('/healthz')).toBe(200)
  expect(await asked('/sys/user/list')).toBe(404)
  for (const file of [`/sync/blob/${'a'.repeat(64)}`, '/sys/common/static/temp/a.png']) expect(await asked(file)).toBe(401)
})
