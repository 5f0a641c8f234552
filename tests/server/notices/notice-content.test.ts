import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../../src/contract/resource'
import { Announcement } from '../../../src/contract/system/announcement'
import { draft, publish } from '../../kit/browser/notice'
import { at } from '../../kit/every-noun'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller
let tina: Caller & { id: string; token: string }
beforeAll(async () => {
  house = await openHouse(quietProduct([{ username: 'tina', roles: ['headTeacher'] }]), quietNow)
  ;[boss, tina] = [await house.as('boss'), await house.as('tina')]
})
afterAll(() => house.close())

const kept = async (id: string): Promise<Row> => (await boss(at('GET', Announcement, `queryById?id=${id}`))).result
const rung = async (call: Caller, id: string) => {
  const { anntMsgList } = (await call('GET /sys/annountCement/listByUser')).result as { anntMsgList: Row[] }
  return anntMsgList.find((row) => row.id === id)
}

describe('the content of a notice', () => {
  test.each([
    ['<p onclick="x()">a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
    ['<img src="https://spy.example/p.png" onerror="x()">', ''],
    ['<img src="data:image/svg+xml;base64,AAAA">', ''],
    ['<img src="data:image/png;base64,AAAA" alt="a">', '<img src="data:image/png;base64,AAAA" alt="a" />'],
    ['<iframe src="//x"></iframe><style>body{}</style><form><input></form>', ''],
    ['<span style="color:#f00;position:fixed;background:url(//x)">r</span>', '<span style="color:#f00">r</span>'],
    ['一般文字', '一般文字'],
  ])('is stored clean: %s', async (given, clean) => {
    const id = await draft(boss, { msgContent: given })
    expect((await kept(id)).msgContent ?? '').toBe(clean)
    await boss('PUT /sys/annountCement/edit', { id, msgContent: `${given}!` })
    expect((await kept(id)).msgContent).toBe(`${clean}!`)
  })

  test('opens nothing but pages of this product', async () => {
    for (const openPage of ['javascript:alert(1)', 'https://x.example', '//x.example', ' data:text/html,x'])
      await expect(draft(boss, { openType: 'url', openPage })).rejects.toThrow('notice.page')
    const id = await publish(boss, { openType: 'url', openPage: '/attendance/today', busId: 'b1' })
    expect(await rung(tina, id)).toMatchObject({ openType: 'url', openPage: '/attendance/today', busId: 'b1' })
  })

  test('is shown as a page that can do nothing, to whoever received it', async () => {
    const id = await publish(boss, { titile: 'A <b>bold</b> title' })
    const shown = await house.server.inject({ method: 'GET', url: `/jeecg-boot/sys/annountCement/show/${id}?token=${tina.token}` })
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
    expect(shown.headers['content-security-policy']).toContain('sandbox')
    expect(shown.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(shown.body).toContain('A &lt;b&gt;bold&lt;/b&gt; title')
    expect(shown.body).toContain('<strong>15:00</strong>')
    for (const query of ['', '?token=', '?token=nobodys', '?token=a&token=b'])
      expect((await house.server.inject({ method: 'GET', url: `/sys/annountCement/show/${id}${query}` })).statusCode, query).toBe(401)
    // The token in the address opens this page and no call.
    expect((await house.server.inject({ method: 'GET', url: `/sys/annountCement/listByUser?token=${tina.token}` })).statusCode).toBe(401)
  })
})
