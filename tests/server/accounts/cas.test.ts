import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'

const own = 'https://garden.test/'
/** Whom each ticket stands for, and what was asked of the server. */
const tickets = new Map<string, string>()
const heard: string[] = []
let answer: 'well' | 'moved' | 'broken' | 'large' | 'odd' = 'well'

const cas = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://cas')
  heard.push(`${pathname} ${searchParams.get('service')}`)
  const ticket = searchParams.get('ticket') ?? ''
  const user = tickets.get(ticket)
  tickets.delete(ticket)
  const said = user ? { authenticationSuccess: { user } } : { authenticationFailure: { code: 'INVALID_TICKET' } }
  if (answer === 'moved') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
  if (answer === 'broken') return response.writeHead(500).end()
  if (answer === 'odd') return response.end('<cas:user>boss</cas:user>')
  return response.end(answer === 'large' ? JSON.stringify({ more: 'x'.repeat(100_000) }) : JSON.stringify({ serviceResponse: said }))
})

let house: OpenHouse
let off: OpenHouse
beforeAll(async () => {
  await new Promise<void>((done) => cas.listen(0, '127.0.0.1', done))
  const CAS_URL = `http://127.0.0.1:${(cas.address() as AddressInfo).port}/cas/`
  const open = (settings: Record<string, string>) =>
    openHouse(quietProduct([{ username: 'anna', roles: ['headTeacher'] }]), undefined, settings)
  ;[house, off] = await Promise.all([open({ CAS_URL, PUBLIC_URL: own }), open({ PUBLIC_URL: own })])
})
afterAll(async () => {
  cas.closeAllConnections()
  cas.close()
  await Promise.all([house.close(), off.close()])
})
beforeEach(() => {
  answer = 'well'
  heard.length = 0
  tickets.set('ST-1', 'anna')
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
  expect(heard).toEqual([`/cas/p3/serviceValidate ${own}`])
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
  expect(heard).toEqual([])
})

test.each(['', 'ST 1', '../login', 'x'.repeat(300), '<a>'])('"%s" is no ticket', async (ticket) => {
  expect(await validate(ticket)).toMatchObject({ success: false })
  expect(heard).toEqual([])
})

test.each(['moved', 'broken', 'large', 'odd'] as const)('a server that answers %s lets nobody in', async (how) => {
  answer = how
  expect(await validate('ST-1')).toMatchObject({ success: false, error: 'cas.away' })
})

test('somebody it vouches for who has no account here gets none', async () => {
  tickets.set('ST-2', 'nobody_here')
  expect(await validate('ST-2')).toMatchObject({ error: 'cas.nobody' })
})

test('somebody who is frozen here is let in by no ticket', async () => {
  const freeze = (status: string) => sql`update "user" set status = ${status} where id = 'user.anna'`.execute(house.engine.databases.owner)
  await freeze('2')
  expect(await validate('ST-1')).toMatchObject({ error: 'login.frozen' })
  await freeze('1')
})
