import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeEnd } from '../../kit/browser/notice'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller & { token: string }
let tina: Caller & { token: string }
beforeAll(async () => {
  house = await openHouse(quietProduct([{ username: 'tina', roles: ['headTeacher'] }]), quietNow, { PUBLIC_URL: 'https://house.cn' })
  ;[boss, tina] = [await house.as('boss'), await house.as('tina')]
})
afterAll(() => house.close())

test.each(['/sys/user/list', '/sys/user/queryById?id=x', '/sys/permission/getUserPermissionByToken', '/nowhere', '/healthz'])(
  'no cache keeps what %s answers',
  async (url) => {
    const { headers } = await house.server.inject({ url, headers: { 'x-access-token': boss.token } })
    expect(headers['cache-control']).toBe('no-store')
  },
)

test('the page may only speak with this house', async () => {
  const { headers } = await house.server.inject({ url: '/healthz', headers: { host: 'kindergarten.local:8443' } })
  const sources = /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(/\s+/)
  expect(sources).toEqual(["'self'", 'https://house.cn', 'wss://house.cn', 'ws://kindergarten.local:8443', 'wss://kindergarten.local:8443'])
  const odd = await house.server.inject({ url: '/healthz', headers: { host: "x; script-src 'unsafe-inline'" } })
  expect(String(odd.headers['content-security-policy'])).not.toContain('unsafe-inline; ')
  expect(/connect-src ([^;]*)/.exec(String(odd.headers['content-security-policy']))?.[1]).toMatch(
    /^'self' https:\/\/house\.cn wss:\/\/house\.cn\s*$/,
  )
})

test.each(['/verify/paper/a%0d%0ab', '/%00', '/a%7Fb', '/assets/%1f', '/sys/randomImage/%0a'])(
  'an address such as %s is nobody’s',
  async (url) => {
    const answered = await house.server.inject({ url })
    expect(answered.json()).toMatchObject({ success: false, error: 'input.malformed' })
  },
)

test('a notice opens no page whose address hides something', async () => {
  for (const openPage of ['/\t/evil.com', 'java\nscript:x', '/notice\u007f', '//evil.com']) {
    const answered = await boss('POST /sys/annountCement/add', {
      titile: '题',
      msgAbstract: '摘要',
      endTime: noticeEnd,
      openType: 'url',
      openPage,
    })
    expect(answered.problems, JSON.stringify(openPage)).toMatchObject({ openPage: { code: 'notice.page' } })
  }
})

test('whoever empties the memory of dictionaries again and again is told to wait', async () => {
  const call = 'GET /sys/dict/refleshCache' as const
  for (let count = 0; count < 10; count++) expect(await tina(call)).toMatchObject({ success: true })
  expect(await tina(call)).toMatchObject({ status: 429, error: 'input.slow-down' })
  expect(await boss(call)).toMatchObject({ success: true })
})

test('nobody hands over without end', async () => {
  const add = () => tina('POST /sys/handedOver/add', { subject: '问题' })
  for (let count = 0; count < 100; count++) expect(await add()).toMatchObject({ success: true })
  expect(await add()).toMatchObject({ success: false, error: 'handed-over.many' })
  expect(await boss('POST /sys/handedOver/add', { subject: '问题' })).toMatchObject({ success: true })
})
