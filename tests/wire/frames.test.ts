import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frameTicketIn } from '../../src/contract/clients/frame-ticket'
import { frameAddress } from '../../src/server/frames/frame-routes'
import { openServer } from '../../src/server/http/open-server'
import { type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

const base = '/jeecg-boot'
const own = 'https://garden.example'
const office = 'https://office.example'
let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow, { PUBLIC_URL: own, CORS_ORIGINS: `${office},http://10.0.0.2:3000` })
})
afterAll(() => house.close())

type Node = {
  readonly path: string
  readonly component: string
  readonly hidden: boolean
  readonly meta: { readonly url?: string; readonly internalOrExternal: boolean }
  readonly children?: readonly Node[]
}
const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])
type Asker = Awaited<ReturnType<OpenHouse['as']>>
async function pagesOf(asks: Asker): Promise<readonly Node[]> {
  const answered = await asks(`GET ${base}/sys/permission/getUserPermissionByToken`)
  return flat((answered.result as { readonly menu: readonly Node[] }).menu)
}
const isFrame = ({ component }: Node): boolean => component === 'layouts/IframePageView'
const framesOf = async (asks: Asker) => (await pagesOf(asks)).filter(isFrame)
const ticketOf = async (asks: Asker) => {
  const [frame] = await framesOf(asks)
  return frameTicketIn(new URL(frame?.meta.url ?? '').hash) ?? expect.fail('no ticket')
}
const enter = (ticket: string) => house.call('POST /sys/frame/enter', { ticket })
const tokenFrom = async (asks: Asker): Promise<string> => {
  const { result } = await enter((await ticketOf(asks)).ticket)
  return (result as { readonly token: string }).token
}
const menuBy = (token: string) => house.call('GET /sys/permission/getUserPermissionByToken', undefined, { 'x-access-token': token })

describe('the menu of an existing client', () => {
  test('tells an address with a ticket to frames alone, and to no page of theirs beside one', async () => {
    const others = (await pagesOf(await house.as('boss'))).filter((page) => !isFrame(page))
    expect(others.map(({ component }) => component)).toContain('modules/online/cgform/OnlCgformHeadList')
    expect(others.filter(({ meta }) => meta.url !== undefined)).toEqual([])
  })

  test('shows pages of ours as frames at an address that holds no token', async () => {
    const boss = await house.as('boss')
    const frames = await framesOf(boss)
    const paths = frames.map(({ path }) => path)
    expect(paths).toContain('/dashboard/analysis')
    expect(paths.length).toBeGreaterThan(10)
    for (const { path, meta, hidden } of frames) {
      const address = new URL(meta.url ?? '')
      expect([address.origin, address.pathname, address.search]).toEqual([own, `/framed${path}`, ''])
      expect(frameTicketIn(address.hash)).toBeDefined()
      expect(meta.url).not.toContain(boss.token)
      expect(meta.url).not.toMatch(/\{\{|\$\{/)
      expect(meta.internalOrExternal).toBe(false)
      expect(hidden && path !== '/dashboard/analysis').toBe(false)
    }
  })

  test('keeps the pages it has itself', async () => {
    const { result } = await (await house.as('boss'))(`GET ${base}/sys/permission/getUserPermissionByToken`)
    const menu = flat((result as { readonly menu: readonly Node[] }).menu)
    for (const view of ['system/UserList', 'system/RoleList', 'system/DictList', 'account/center/Index'])
      expect(menu.map(({ component }) => component)).toContain(view)
  })

  test('shows none where the house names no origin, or has no address of its own', async () => {
    const session = (await house.engine.people.find((await house.as('boss')).token)) ?? expect.fail('nobody')
    const { configuration } = house.engine
    for (const without of [{ publicUrl: undefined }, { corsOrigins: [] }])
      expect(await frameAddress({ ...house.engine, configuration: { ...configuration, ...without } }, session)).toBeUndefined()
  })

  test('of our own app makes no ticket', async () => {
    const nobody = await house.as('nobody')
    const { result } = await nobody('GET /sys/permission/getUserPermissionByToken')
    expect(JSON.stringify(result)).not.toContain('/framed/')
  })
})

describe('a ticket', () => {
  test('lets a frame in as whoever has the menu, with the same rights and a token of its own', async () => {
    const boss = await house.as('boss')
    const { ticket, of } = await ticketOf(boss)
    const { success, result } = await enter(ticket)
    expect({ success, result }).toMatchObject({ success: true, result: { userInfo: { id: 'user.boss' }, tenantId: 1 } })
    const { token } = result as { readonly token: string }
    expect(token).not.toBe(boss.token)
    expect(of).toMatch(/^[0-9a-f]{16}$/)
    expect(await menuBy(token)).toMatchObject({ success: true })
    expect(await house.call('GET /sys/user/list?pageNo=1', undefined, { 'x-access-token': token })).toMatchObject({ success: true })
  })

  test('is spent by its first use, however many use it at once', async () => {
    const { ticket } = await ticketOf(await house.as('boss'))
    const answers = await Promise.all([enter(ticket), enter(ticket), enter(ticket)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await enter(ticket)).toMatchObject({ status: 401, error: 'frame.ticket' })
  })

  test('is over after a minute', async () => {
    const { ticket } = await ticketOf(await house.as('boss'))
    const { rows } = await sql<{ left: number }>`select max(extract(epoch from expires - now()))::float as left from frame_ticket`.execute(
      house.engine.databases.owner,
    )
    expect(rows[0]?.left).toBeLessThanOrEqual(60)
    await sql`update frame_ticket set expires = now() - interval '1 second'`.execute(house.engine.databases.owner)
    expect(await enter(ticket)).toMatchObject({ success: false, error: 'frame.ticket' })
  })

  test('is nowhere in the database as it is', async () => {
    const { ticket } = await ticketOf(await house.as('boss'))
    const { rows } = await sql`select encode(ticket_hash, 'base64') as hash from frame_ticket`.execute(house.engine.databases.owner)
    expect(JSON.stringify(rows)).not.toContain(ticket)
  })

  test('that is none is refused in words, and nothing is told of it', async () => {
    for (const ticket of ['', 'x', 'A'.repeat(43), 'A'.repeat(5000), '../..', "' or 1=1"])
      expect(await enter(ticket)).toMatchObject({ success: false, result: null })
    for (const body of [{}, { ticket: null }, { ticket: [] }, { ticket: 1 }])
      expect(await house.call('POST /sys/frame/enter', body)).toMatchObject({ success: false, error: 'input.invalid' })
  })

  test('is worth nothing once its sign-in has ended', async () => {
    const boss = await house.as('boss')
    const { ticket } = await ticketOf(boss)
    await boss('POST /sys/logout')
    expect(await enter(ticket)).toMatchObject({ success: false, error: 'frame.ticket' })
  })
})

describe('the sign-in of a frame', () => {
  test('ends at once with the one it is part of', async () => {
    const boss = await house.as('boss')
    const token = await tokenFrom(boss)
    expect(await menuBy(token)).toMatchObject({ success: true })
    await boss('POST /sys/logout')
    expect(await menuBy(token)).toMatchObject({ status: 401, error: 'session.expired' })
  })

  test('ends when somebody else ends that one, and outlives all others being ended from within it', async () => {
    const boss = await house.as('boss')
    const token = await tokenFrom(boss)
    await house.call('PUT /sys/account/signIns/endOthers', {}, { 'x-access-token': token })
    expect(await menuBy(token)).toMatchObject({ success: true })
    expect(await menuBy(boss.token)).toMatchObject({ success: true })
    await house.engine.people.closeAll(1, 'user.boss')
    expect(await menuBy(token)).toMatchObject({ status: 401 })
  })

  test('left by signing out of it is over, and the one it is part of goes on', async () => {
    const boss = await house.as('boss')
    const [token, other] = [await tokenFrom(boss), await tokenFrom(boss)]
    expect(await house.call('POST /sys/logout', {}, { 'x-access-token': token })).toMatchObject({ success: true })
    expect(await menuBy(token)).toMatchObject({ status: 401 })
    for (const goesOn of [other, boss.token]) expect(await menuBy(goesOn)).toMatchObject({ success: true })
  })

  test('does not end the one it is part of where somebody ends one of their others', async () => {
    const token = await tokenFrom(await house.as('boss'))
    const own = (await house.engine.people.find(token))?.signIn ?? expect.fail('nobody')
    await house.call('PUT /sys/account/signIns/end', { key: own.slice(0, 16) }, { 'x-access-token': token })
    expect(await menuBy(token)).toMatchObject({ success: true })
  })

  test('sets no cookie and takes none away, for windows of our own beside it may be somebody else', async () => {
    const boss = await house.as('boss')
    const token = await tokenFrom(boss)
    const cookieOf = async (method: 'GET' | 'POST', url: string, mine: string) =>
      (await house.server.inject({ method, url, headers: { 'x-access-token': mine }, ...(method === 'POST' && { payload: {} }) })).headers[
        'set-cookie'
      ]
    const menu = '/sys/permission/getUserPermissionByToken'
    expect(await cookieOf('GET', menu, token)).toBeUndefined()
    expect(await cookieOf('GET', menu, boss.token)).toBeDefined()
    expect(await cookieOf('POST', '/sys/logout', token)).toBeUndefined()
  })

  test('is no sign-in of its own where sign-ins are listed, and knows which one is this', async () => {
    const boss = await house.as('boss')
    const token = await tokenFrom(boss)
    const { result } = await house.call('GET /sys/online/list?username=boss&pageSize=100', undefined, { 'x-access-token': token })
    const { records } = result as { readonly records: readonly { readonly isThis: boolean }[] }
    const { rows } = await sql<{ many: number }>`select count(*)::int as many from session where user_id = 'user.boss'`.execute(
      house.engine.databases.owner,
    )
    expect(records).toHaveLength(rows[0]?.many ?? 0)
    expect(records.filter(({ isThis }) => isThis)).toHaveLength(1)
  })
})

describe('pages in frames', () => {
  const policyOf = async (settings: OpenHouse, path: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'framed-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html>')
    const server = await openServer(settings.engine, { routes: [], app: folder })
    const answered = await server.inject(path)
    await server.close()
    await rm(folder, { recursive: true })
    return answered.headers
  }

  test('may be shown by the origins the house names and by nobody else, and tell nobody their address', async () => {
    const headers = await policyOf(house, '/framed/dashboard/analysis')
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self' https:\/\/office\.example http:\/\/10\.0\.0\.2:3000$/)
    expect(headers['content-security-policy']).toMatch(/script-src 'self'/)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  test('are the only ones: every other address of the app is shown by itself alone', async () => {
    for (const path of ['/dashboard/analysis', '/', '/framedx/dashboard', '/user/login']) {
      const headers = await policyOf(house, path)
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'(;|$)/)
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    }
  })
})
