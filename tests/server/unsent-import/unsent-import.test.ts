import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { label } from '../../../src/contract/label'
import type { HouseKey } from '../../../src/contract/sync/unsent-file'
import { Escalation } from '../../../src/contract/system/escalation'
import { escalationFlow } from '../../../src/contract/system/escalation-flow'
import { UnsentImport } from '../../../src/contract/system/unsent-import'
import { sweepFiles } from '../../../src/server/files/sweep'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { samplePicture } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { pictureCatalogue, pictureProduct } from '../files/picture-product'
import { openUploader } from '../files/uploader'
import { bring, contentsOf, keyOf, sealFile } from './seal-file'

const product = {
  ...pictureProduct,
  catalogue: {
    ...pictureCatalogue,
    resources: { ...pictureCatalogue.resources, salvage: UnsentImport, 'handed-over': Escalation },
    flows: { ...pictureCatalogue.flows, 'handed-over': escalationFlow },
  },
  dictionaries: [
    ...pictureProduct.dictionaries,
    { code: 'handed_over_state', name: label('态', 'State'), items: [{ value: 'open', text: label('开', 'Open') }] },
  ],
  roles: pictureProduct.roles.map((role) =>
    role.code === 'shelf-c' ? { ...role, permissions: [...role.permissions, 'salvage:bring'] } : role,
  ),
}

let house: OpenHouse
let boss: Awaited<ReturnType<OpenHouse['as']>>
let cathy: Awaited<ReturnType<OpenHouse['as']>>
let key: HouseKey
let anna: OpenDevice

beforeAll(async () => {
  house = await openHouse(product)
  boss = await house.as('boss')
  cathy = await house.as('cathy')
  key = await keyOf(boss)
})
afterAll(() => house.close())

const fileOf = (ops: readonly unknown[], more: Parameters<typeof contentsOf>[2] = {}, device = anna) =>
  sealFile(key, contentsOf(device.replica, 'user.anna', { ops, ...more }), more.pictures)
const paper = async (id: string) => (await boss(`GET /tiny/desk/paper/queryById?id=${id}`)).result as Record<string, unknown> | null
const row = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(house.engine.databases.owner)).rows

test('the key of a house never changes, and its private part lies sealed', async () => {
  expect(await keyOf(await house.as('anna'))).toEqual(key)
  const rows = await row(sql<{ sealed: string }>`select sealed from house_key`)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.sealed).toMatch(/^v1\./)
  expect(rows[0]?.sealed).not.toContain('PRIVATE')
})

describe('work that lies on a tablet nobody can use any more', () => {
  beforeAll(async () => {
    anna = await openDevice(house, 'anna')
  })

  test('is shown before anything happens, and then done once, on behalf of its author, however often the file is brought', async () => {
    const first = anna.op('paper', 'p1', 'add', { title: 'one', number: '4711' })
    const second = anna.op('paper', 'p1', 'edit', { pages: 3 }, { prev: first.id, trunk: 1 })
    const file = await fileOf([first, second])
    const seen = await bring(house, boss.token, file, 'look')
    expect(seen).toMatchObject({ success: true, result: { author: 'anna', oldest: first.at, handedOver: 0 } })
    expect(seen.result.ops).toMatchObject([{ subject: 'one', known: false }, { known: false }])
    expect(JSON.stringify(seen.result.ops)).not.toContain('4711')
    expect(await paper('p1')).toBeNull()

    for (const known of [false, true]) {
      const done = await bring(house, boss.token, file)
      expect(done.result.ops).toMatchObject([
        { outcome: 'applied', known },
        { outcome: 'applied', known },
      ])
    }
    expect(await paper('p1')).toMatchObject({ title: 'one', pages: 3, rev: 2, createBy: 'boss' })
    expect(await row(sql`select distinct user_id, replica from sync_op where row_id = 'p1'`)).toEqual([
      { user_id: 'user.anna', replica: anna.replica },
    ])
    const { result } = await boss('GET /sys/salvage/list')
    expect(result).toMatchObject({
      total: 1,
      records: [{ authorName: 'anna', importedBy: 'boss', edits: 2, done: 2, held: 0, refused: 0 }],
    })

    // The tablet turns up after all and sends what it has.
    const reply = await anna.send([first, second])
    expect(reply.settled).toMatchObject([
      { outcome: 'applied', dup: true },
      { outcome: 'applied', dup: true },
    ])
    expect(await paper('p1')).toMatchObject({ rev: 2 })
  })

  test('names the records it is about and those it refers to, as far as whoever looks may see them', async () => {
    const folder = (await boss('POST /tiny/desk/folder/add', { name: 'Bills' })).result as { id: string }
    await boss('POST /tiny/desk/paper/add', { id: 'named', title: 'far away', shelf: 'a' })
    const known = (await row(sql<{ id: string }>`select id from paper where title = 'far away'`))[0]?.id ?? ''
    const edit = anna.op('paper', known, 'edit', { folder: folder.id }, { trunk: 1 })
    const look = async (token: string) => (await bring(house, token, await fileOf([edit]), 'look')).result.ops
    expect(await look(boss.token)).toMatchObject([{ subject: 'far away', words: { folder: 'Bills' } }])
    expect(await look(cathy.token)).toMatchObject([{ subject: known, words: { folder: 'Bills' } }])
  })

  test('is not done twice when the tablet had sent it before it broke', async () => {
    const op = anna.op('paper', 'p2', 'add', { title: 'two' })
    await anna.send([op])
    const file = await fileOf([op])
    expect((await bring(house, boss.token, file, 'look')).result.ops).toMatchObject([{ outcome: 'applied', known: true }])
    expect((await bring(house, boss.token, file)).result.ops).toMatchObject([{ outcome: 'applied', known: true }])
    expect(await paper('p2')).toMatchObject({ rev: 1, createBy: 'anna' })
  })

  test('brings its pictures along, looked at like any upload', async () => {
    const [good, bad] = [samplePicture(1), { sha: 'ab'.repeat(32), bytes: Buffer.from('no picture') }]
    const fine = anna.op('proof', 'f1', 'add', { title: 'fine', pictures: [good.sha] })
    const wrong = anna.op('proof', 'f2', 'add', { title: 'wrong', pictures: [bad.sha] })
    const done = await bring(house, boss.token, await fileOf([fine, wrong], { pictures: [good, bad] }))
    expect(done.result.ops).toMatchObject([{ outcome: 'applied' }, { outcome: 'retry', code: 'file.missing' }])
    expect(done.result.handedOver).toBe(1)
    expect((await house.engine.files.get(1, good.sha))?.equals(good.bytes)).toBe(true)
    expect(await house.engine.files.has(1, bad.sha)).toBe(false)
  })

  test('keeps the pictures of what could not be done, for whoever looks into it', async () => {
    const picture = samplePicture(5)
    const wrong = anna.op('proof', 'f3', 'add', { title: 'x'.repeat(100), pictures: [picture.sha] })
    await bring(house, boss.token, await fileOf([wrong], { pictures: [picture] }))
    await sql`update file set at = now() - interval '30 days'`.execute(house.engine.databases.owner)
    await sweepFiles(house.engine.databases.tenant(1), house.engine.files, 1)
    const { get } = await openUploader(house, 'boss')
    expect(await get(picture.sha, 'handed-over', wrong.id)).toMatchObject({ status: 200, bytes: picture.bytes })
  })

  test('is held where somebody else has answered meanwhile, and its author decides', async () => {
    const mine = anna.op('paper', 'p1', 'edit', { pages: 9 }, { trunk: 2, base: { pages: 3 } })
    await boss('PUT /tiny/desk/paper/edit', { id: 'p1', pages: 5, rev: 2 })
    const done = await bring(house, boss.token, await fileOf([mine]))
    expect(done.result.ops).toMatchObject([{ outcome: 'conflict' }])
    expect(await row(sql`select author, author_name from conflict where id = ${mine.id}`)).toEqual([
      { author: 'user.anna', author_name: 'anna' },
    ])
  })

  test('what cannot be done is handed over, once, and its author sees it', async () => {
    const wrong = anna.op('paper', 'p3', 'add', { title: 'x'.repeat(100) })
    const behind = anna.op('paper', 'p3', 'edit', { pages: 1 }, { prev: wrong.id })
    const file = await fileOf([wrong, behind, { id: 'unreadable' }])
    expect((await bring(house, boss.token, file, 'look')).result.ops).toMatchObject([
      { known: false },
      { known: false },
      { outcome: 'rejected', code: 'input.malformed' },
    ])
    const done = await bring(house, boss.token, file)
    expect(done.result.handedOver).toBe(3)
    expect((await bring(house, boss.token, file)).result.handedOver).toBe(0)
    const rows = await row(
      sql<{
        author: string
        reason: string
        scope: string
      }>`select author, reason, scope from handed_over where id in (${wrong.id}, ${behind.id})`,
    )
    expect(rows).toMatchObject([{ author: 'user.anna', scope: 'user/user.anna' }, { scope: 'user/user.anna' }])
  })

  test('is done with the rights of whoever brings it, and of nothing a device may not keep for later', async () => {
    const other = anna.op('paper', 'p4', 'add', { title: 'four' })
    const takeover = anna.op('user', 'user.anna', 'edit', { roles: ['role.admin'] })
    const done = await bring(house, cathy.token, await fileOf([other]))
    expect(done.result.ops).toMatchObject([{ outcome: 'rejected', code: 'access.denied' }])
    const tried = await bring(house, boss.token, await fileOf([takeover]))
    expect(tried.result.ops).toMatchObject([{ outcome: 'rejected', code: 'noun.unknown' }])
    expect(await row(sql`select roles from "user" where id = 'user.anna'`)).toEqual([{ roles: ['role.shelf-a'] }])
  })
})

describe('a file is refused as a whole', () => {
  beforeAll(async () => {
    anna = await openDevice(house, 'anna')
  })

  test('from whoever may not bring any', async () => {
    const robert = await house.as('robert')
    expect(await bring(house, robert.token, Buffer.from('x'))).toMatchObject({ status: 403, error: 'access.denied' })
  })

  test('when it is of another house, of a newer version, broken anywhere, or too large', async () => {
    const file = await fileOf([anna.op('paper', 'p9', 'add', { title: 'nine' })])
    const other = await sealFile(key, { ...contentsOf(anna.replica, 'user.anna', {}), tenant: '2' })
    const strange = await sealFile({ ...key, id: 'a'.repeat(32) }, contentsOf(anna.replica, 'user.anna', {}))
    const newer = Buffer.from(file.toString('latin1').replace('"version":1', '"version":2'), 'latin1')
    const turned = Buffer.from(file)
    turned[file.length - 1] = (turned[file.length - 1] ?? 0) ^ 1
    const cases: readonly (readonly [Buffer, string])[] = [
      [other, 'unsent.other-house'],
      [strange, 'unsent.other-house'],
      [newer, 'unsent.newer'],
      [turned, 'unsent.broken'],
      [file.subarray(0, -1), 'unsent.broken'],
      [file.subarray(0, 20), 'unsent.broken'],
      [Buffer.from('KGUNSENT'), 'unsent.broken'],
      [Buffer.from('hello'), 'unsent.broken'],
    ]
    for (const [bytes, code] of cases) expect(await bring(house, boss.token, bytes)).toMatchObject({ success: false, error: code })
    expect(await bring(house, boss.token, Buffer.alloc(96 * 1024 * 1024 + 1))).toMatchObject({ status: 413, error: 'input.large' })
    expect(await paper('p9')).toBeNull()
  })

  test('when its author is nobody, or the device of somebody else', async () => {
    const op = anna.op('paper', 'p9', 'add', { title: 'nine' })
    const nobody = await sealFile(key, contentsOf(anna.replica, 'user.nobody', { ops: [op] }))
    expect(await bring(house, boss.token, nobody)).toMatchObject({ error: 'unsent.nobody' })
    const robert = await openDevice(house, 'robert')
    await robert.send([])
    expect(await bring(house, boss.token, await fileOf([op], {}, robert))).toMatchObject({ error: 'replica.not-yours' })
  })
})
