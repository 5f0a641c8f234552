import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'
import { SmallCas } from '../../kit/third/small-cas'

const own = 'https://garden.test/'
const cas = new SmallCas()
let house: OpenHouse
let off: OpenHouse
beforeAll(async () => {
  const { url: CAS_URL } = await cas.open()
  const open = (settings: Record<string, string>) =>
    openHouse(quietProduct([{ username: 'anna', roles: ['headTeacher'] }]), undefined, settings)
  ;[house, off] = await Promise.all([open({ CAS_URL, PUBLIC_URL: own }), open({ PUBLIC_URL: own })])
})
afterAll(() => Promise.all([house.close(), off.close(), cas.close()]))
beforeEach(() => {
  cas.answer = 'well'
  cas.heard.length = 0
  cas.tickets.set('ST-1', 'anna')
})

let addresses = 0
const validate = (ticket: string, service = own) =>
  house.call(`GET /sys/cas/client/validateLogin?${new URLSearchParams({ ticket, service })}`, undefined, {
    'x-forwarded-for': `10.6.0.${++addresses}`,
  })

test('where there is no server of CAS that is said', async () => {
  expect(await off.call(`GET /sys/cas/client/validateLogin?ticket=ST-1&service=${own}`)).toMatchObject({ error: 'cas.off' })
})

test('a ticket signs in whom the server vouches for, once', async () => {
  expect(await validate('ST-1')).toMatchObject({ success: true, result: { token: expect.any(String), userInfo: { username: 'anna' } } })
  expect(cas.heard).toEqual([`/cas/p3/serviceValidate ${own}`])
  expect(await validate('ST-1')).toMatchObject({ error: 'cas.wrong' })
})

test.each([
  'https://elsewhere.test/',
  'https://garden.test.elsewhere.test/',
  'https://garden.test@elsewhere.test/',
  'http://garden.test/',
  '//garden.test',
  'no address',
])('a ticket for %s is none for us, and nobody is asked about it', async (service) => {
  expect(await validate('ST-1', service)).toMatchObject({ error: 'cas.wrong' })
  expect(cas.heard).toEqual([])
})

test.each(['', 'ST 1', '../login', 'x'.repeat(300), '<a>'])('"%s" is no ticket', async (ticket) => {
  expect(await validate(ticket)).toMatchObject({ success: false })
  expect(cas.heard).toEqual([])
})

test.each(['moved', 'broken', 'large', 'odd'] as const)('a server that answers %s lets nobody in', async (how) => {
  cas.answer = how
  expect(await validate('ST-1')).toMatchObject({ success: false, error: 'cas.away' })
})

test('somebody it vouches for who has no account here gets none', async () => {
  cas.tickets.set('ST-2', 'nobody_here')
  expect(await validate('ST-2')).toMatchObject({ error: 'cas.nobody' })
})

test('somebody who is frozen here is let in by no ticket', async () => {
  const freeze = (status: string) => sql`update "user" set status = ${status} where id = 'user.anna'`.execute(house.engine.databases.owner)
  await freeze('2')
  expect(await validate('ST-1')).toMatchObject({ error: 'login.frozen' })
  await freeze('1')
})
