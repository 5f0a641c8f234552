import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Role } from '../../../src/contract/system/role'
import { User } from '../../../src/contract/system/user'
import { openDevice } from '../../kit/browser/open-device'
import { at } from '../../kit/every-noun'
import { Paper, tinyProduct } from '../../kit/product/tiny-product'
import { listen } from '../../kit/server/listen'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(tinyProduct)
})
afterAll(() => house.close())

describe('the notice socket', () => {
  test('takes the token as its sub-protocol, also below the old address, and beats its heart', async () => {
    const anna = await house.as('anna')
    for (const base of ['', '/jeecg-boot']) {
      const ear = await listen(house.server, anna.id, anna.token, base)
      expect(ear.protocol).toBe(anna.token)
      ear.say('HeartBeat')
      ear.say('something else')
      await expect.poll(() => ear.heard).toEqual([base ? '{"cmd":"heartcheck","msgTxt":""}' : 'HeartBeat'])
      ear.close()
    }
  })

  test("refuses a wrong token, none, and somebody else's name", async () => {
    const anna = await house.as('anna')
    await expect(listen(house.server, anna.id, 'nobodys')).rejects.toThrow('status 401')
    await expect(listen(house.server, anna.id, '')).rejects.toThrow('status 401')
    await expect(listen(house.server, 'user.robert', anna.token)).rejects.toThrow('status 401')
    expect(await anna(`GET /websocket/${anna.id}`)).toMatchObject({ status: 401 })
    expect(await anna(`GET /websocket/${anna.id}`, undefined, { 'sec-websocket-protocol': anna.token })).toMatchObject({
      status: 404,
      error: 'path.unknown',
    })
  })

  test('ends who sends more than a heart beat', async () => {
    const anna = await house.as('anna')
    const ear = await listen(house.server, anna.id, anna.token)
    ear.say('x'.repeat(5000))
    await expect.poll(ear.closed).toBe(1009)
    expect(await anna(at('GET', Paper, 'list'))).toMatchObject({ success: true })
  })

  test('tells unasked that somebody changed something within reach, and nothing of the rest', async () => {
    const [robert, cathy] = [await house.as('robert'), await house.as('cathy')]
    const [inside, outside] = [await listen(house.server, robert.id, robert.token), await listen(house.server, cathy.id, cathy.token)]
    const anna = await openDevice(house, 'anna')
    const { settled } = await anna.send([anna.op('paper', 'n1', 'add', { title: 'news', shelf: 'a' })])
    await expect.poll(() => inside.heard).toEqual([JSON.stringify({ cmd: 'sync', seq: settled[0]?.seq })])
    const boss = await house.as('boss')
    await boss(at('PUT', Paper, 'edit'), { id: 'n1', shelf: 'c' })
    await expect.poll(() => [inside.heard.length, outside.heard.length]).toEqual([2, 1])
    await boss(at('PUT', Paper, 'edit'), { id: 'n1', title: 'old news' })
    await expect.poll(() => outside.heard.length).toBe(2)
    expect(inside.heard).toHaveLength(2)
    inside.close()
    outside.close()
  })
})

describe('a sign-in ends at once', () => {
  test('when the person signs out', async () => {
    const anna = await house.as('anna')
    const ear = await listen(house.server, anna.id, anna.token)
    await anna('POST /sys/logout')
    await expect.poll(ear.closed).toBe(4401)
  })

  test('when the user is frozen, and does not come back when the user does', async () => {
    const [boss, robert] = [await house.as('boss'), await house.as('robert')]
    const ear = await listen(house.server, robert.id, robert.token)
    expect(await robert(at('GET', Paper, 'list'))).toMatchObject({ success: true })
    expect(await boss('PUT /sys/user/frozenBatch', { ids: `${robert.id},`, status: 2 })).toMatchObject({ success: true })
    expect(await robert(at('GET', Paper, 'list'))).toMatchObject({ status: 401, error: 'session.expired' })
    expect(await robert('POST /sync', { epoch: null, replica: 'roberts-1', since: 0, scope: null, ops: [] })).toMatchObject({ status: 401 })
    await expect.poll(ear.closed).toBe(4401)
    expect(await boss('PUT /sys/user/frozenBatch', { ids: robert.id, status: '1' })).toMatchObject({ success: true })
    expect(await robert(at('GET', Paper, 'list'))).toMatchObject({ status: 401 })
    expect(await (await house.as('robert'))(at('GET', Paper, 'list'))).toMatchObject({ success: true })
  })

  test('when the user is removed', async () => {
    const [boss, cathy] = [await house.as('boss'), await house.as('cathy')]
    const ear = await listen(house.server, cathy.id, cathy.token)
    expect(await cathy(at('GET', Paper, 'list'))).toMatchObject({ success: true })
    expect(await boss(at('DELETE', User, `delete?id=${cathy.id}`))).toMatchObject({ success: true })
    expect(await cathy(at('GET', Paper, 'list'))).toMatchObject({ status: 401, error: 'session.expired' })
    await expect.poll(ear.closed).toBe(4401)
  })

  test('and a right that is taken away ends with the next call', async () => {
    const [boss, evelyn] = [await house.as('boss'), await house.as('evelyn')]
    expect(await evelyn(at('GET', Paper, 'list'))).toMatchObject({ success: true })
    await boss(at('PUT', Role, 'edit'), { id: 'role.looker', permissions: ['folder:list'] })
    expect(await evelyn(at('GET', Paper, 'list'))).toMatchObject({ status: 403, error: 'access.denied' })
  })
})
