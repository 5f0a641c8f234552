import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AnnouncementSend } from '../../../src/contract/system/announcement-send'
import { type Hearer, largestBacklog } from '../../../src/server/live/attendance'
import { openSockets } from '../../../src/server/live/sockets'
import { openTenant } from '../../../src/server/seed/settle'
import { runOwn } from '../../../src/server/sync/run-batch'
import { draft, publish } from '../../kit/browser/notice'
import { openDevice } from '../../kit/browser/open-device'
import { type Ear, listen } from '../../kit/server/listen'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { openNode } from '../../kit/server/open-node'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const product = quietProduct([
  { username: 'tina', roles: ['headTeacher'] },
  { username: 'theo', roles: ['teacher'] },
])
let house: OpenHouse
let node: Awaited<ReturnType<typeof openNode>>
let boss: Caller & { id: string; token: string }
let tina: Caller & { id: string; token: string }
let theo: Caller & { id: string; token: string }
const ears: Record<'tinaHere' | 'tinaThere' | 'theoThere' | 'strangerThere', Ear> = {} as never

beforeAll(async () => {
  house = await openHouse(product, quietNow)
  node = await openNode(house, product, quietNow)
  const other = { id: 'user.other', username: 'other_boss', realname: 'Other', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
  await openTenant(house.engine, product, { name: 'Other', accounts: [other] })
  ;[boss, tina, theo] = [await house.as('boss'), await house.as('tina'), await house.as('theo')]
  const stranger = await house.as('other_boss')
  ears.tinaHere = await listen(house.server, tina.id, tina.token)
  ears.tinaThere = await listen(node.server, tina.id, tina.token)
  ears.theoThere = await listen(node.server, theo.id, theo.token)
  ears.strangerThere = await listen(node.server, stranger.id, stranger.token)
})
afterAll(async () => {
  for (const ear of Object.values(ears)) ear.close()
  await node.close()
  await house.close()
})

const parse = (text: string) => JSON.parse(text) as { cmd: string; msgId?: string; msgTxt?: string }
const words = (ear: Ear, id: string) => ear.heard.map(parse).filter((one) => one.msgId === id)
const syncs = (ear: Ear) => ear.heard.map(parse).filter((one) => one.cmd === 'sync').length

describe('word of a notice', () => {
  test('for everybody reaches the sockets of every node, and none of another tenant', async () => {
    const id = await publish(boss, { titile: '放假通知' })
    for (const ear of [ears.tinaHere, ears.tinaThere, ears.theoThere]) {
      await expect.poll(() => words(ear, id)).toEqual([{ cmd: 'topic', msgId: id, msgTxt: '放假通知' }])
      expect(syncs(ear)).toBeGreaterThan(0)
    }
    expect(ears.strangerThere.heard).toEqual([])
  })

  test('for chosen people reaches them on every node, and nobody else', async () => {
    const before = syncs(ears.theoThere)
    const id = await publish(boss, { titile: '家长会', msgType: 'USER', userIds: [tina.id] })
    for (const ear of [ears.tinaHere, ears.tinaThere]) {
      await expect.poll(() => words(ear, id)).toEqual([{ cmd: 'user', msgId: id, msgTxt: '家长会' }])
    }
    const last = await publish(boss)
    await expect.poll(() => words(ears.theoThere, last).length).toBe(1)
    expect(words(ears.theoThere, id)).toEqual([])
    // One for the last notice; of drafts and of what others receive there is not even word that something is new.
    expect(syncs(ears.theoThere)).toBe(before + 1)
  })

  test('of a draft, or of something that begins later, is not spoken', async () => {
    const [later, hidden] = [await publish(boss, { startTime: '2026-05-01 08:00:00' }), await draft(boss)]
    const last = await publish(boss)
    await expect.poll(() => words(ears.tinaThere, last).length).toBe(1)
    expect(words(ears.tinaThere, hidden)).toEqual([])
    expect(words(ears.tinaThere, later).map((one) => one.msgTxt)).toEqual([''])
  })

  test('that was revoked lets every bell look again, without its title', async () => {
    const id = await publish(boss, { titile: '弄错了' })
    await expect.poll(() => words(ears.theoThere, id).length).toBe(1)
    await boss(`GET /sys/annountCement/doReovkeData?id=${id}`)
    await expect.poll(() => words(ears.theoThere, id)[1]).toEqual({ cmd: 'topic', msgId: id, msgTxt: '' })
  })

  test('asked for again goes to everybody when its author asks, and to the asker alone when a reader does', async () => {
    const id = await publish(boss)
    await expect.poll(() => words(ears.theoThere, id).length).toBe(1)
    expect(await boss(`GET /sys/annountCement/syncNotic?anntId=${id}`)).toMatchObject({ success: true })
    for (const ear of [ears.tinaHere, ears.theoThere]) await expect.poll(() => words(ear, id).length).toBe(2)
    expect(await tina(`GET /sys/annountCement/syncNotic?anntId=${id}`)).toMatchObject({ success: true })
    for (const ear of [ears.tinaHere, ears.tinaThere]) await expect.poll(() => words(ear, id).length).toBe(3)
    expect(await tina('GET /sys/annountCement/syncNotic')).toMatchObject({ success: true })
    expect(words(ears.theoThere, id)).toHaveLength(2)
  })
})

describe('what a device received', () => {
  test('comes with the exchange, whole, and is marked as read by an op made without network', async () => {
    const device = await openDevice(house, 'theo')
    await device.snapshot()
    const id = await publish(boss, { titile: '春游' })
    const received = (await device.catchUp()).filter((change) => change.noun === AnnouncementSend.name)
    expect(received).toMatchObject([
      {
        row: { anntId: id, titile: '春游', msgContent: '<p>周五 <strong>15:00</strong> 集合</p>', readFlag: '0', scope: `user/${theo.id}` },
      },
    ])
    const key = received[0]?.id ?? ''
    const read = device.op(AnnouncementSend.name, key, 'read', {}, { trunk: received[0]?.row?.rev ?? 0 })
    expect((await device.send([read])).settled).toMatchObject([{ outcome: 'applied' }])
    expect((await device.send([read])).settled).toMatchObject([{ outcome: 'applied', dup: true }])
    const again = device.op(AnnouncementSend.name, key, 'read', {}, { trunk: 1, prev: read.id })
    expect((await device.send([again])).settled).toMatchObject([{ outcome: 'applied' }])
    const now = (await device.catchUp()).find((change) => change.id === key)
    expect(now?.row).toMatchObject({ readFlag: '1', readTime: '2026-03-02 08:00:00', rev: 2 })
  })

  test('and was revoked meanwhile takes the mark, and stays without its content', async () => {
    const device = await openDevice(house, 'tina')
    await device.snapshot()
    const id = await publish(boss)
    const [received] = (await device.catchUp()).filter((change) => change.row?.anntId === id)
    await boss(`GET /sys/annountCement/doReovkeData?id=${id}`)
    const read = device.op(AnnouncementSend.name, received?.id ?? '', 'read', {}, { trunk: received?.row?.rev ?? 0 })
    expect((await device.send([read])).settled).toMatchObject([{ outcome: 'applied' }])
    const changes = await device.catchUp()
    expect(changes.at(-1)?.row).toMatchObject({ sendStatus: '2', msgContent: null, msgAbstract: null, readFlag: '1' })
    expect(changes.filter((change) => change.noun === 'conflict')).toEqual([])
  })

  test('is marked and revoked at the same moment without either being lost', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await publish(boss)
      await Promise.all([
        tina('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id }),
        theo('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id }),
        boss(`GET /sys/annountCement/doReovkeData?id=${id}`),
      ])
      const { result } = await boss(`GET /sys/annountCement/readers?id=${id}`)
      expect(result).toMatchObject({ total: 5, read: 2 })
      const rows = (await tina(`GET ${AnnouncementSend.path}/list?anntId=${id}` as 'GET /x')).result as { records: object[] }
      expect(rows.records).toMatchObject([{ sendStatus: '2', msgContent: null, readFlag: '1' }])
    }
  })

  test("cannot be marked, seen or guessed by anybody else's device", async () => {
    const id = await publish(boss, { msgType: 'USER', userIds: [tina.id] })
    const tinas = await openDevice(house, 'tina')
    const key = (await tinas.snapshot()).find((change) => change.row?.anntId === id)?.id ?? ''
    for (const name of ['theo', 'boss']) {
      const device = await openDevice(house, name)
      const rows = (await device.snapshot()).filter((change) => change.noun === AnnouncementSend.name)
      expect(rows.map((change) => change.row?.scope)).not.toContain(`user/${tina.id}`)
      const op = device.op(AnnouncementSend.name, key, 'read', {}, { trunk: 1 })
      expect((await device.send([op])).settled).toMatchObject([{ outcome: 'rejected', code: 'record.gone' }])
    }
  })
})

test('a socket that takes nothing off is let go, and the others still hear', async () => {
  const said: string[] = []
  const hearer = (bufferedAmount: number): Hearer & { ended: boolean } => ({
    bufferedAmount,
    ended: false,
    send: (text: unknown) => void said.push(`${bufferedAmount} ${String(text)}`),
    close() {},
    ping() {},
    terminate() {
      this.ended = true
    },
  })
  const sockets = openSockets(house.engine)
  const session = await house.engine.people.find(tina.token)
  if (!session) throw new Error('nobody is signed in')
  const [slow, quick] = [hearer(largestBacklog + 1), hearer(0)]
  for (const socket of [slow, quick]) sockets.add(socket, session, tina.token)
  await runOwn(house.engine, session.person, async (ctx) => ctx.afterCommit({ notice: 'none', aloud: false }))
  const id = await publish(boss)
  await expect.poll(() => said.filter((text) => text.includes(id))).toEqual([expect.stringMatching(/^0 \{"cmd":"topic"/)])
  expect([slow.ended, quick.ended]).toEqual([true, false])
  expect(said.filter((text) => !text.startsWith('0 '))).toEqual([])
  sockets.stop()
})
