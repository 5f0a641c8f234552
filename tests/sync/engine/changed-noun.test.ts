import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { optional, text } from '../../../src/contract/field'
import type { Reply } from '../../../src/contract/sync/exchange'
import type { Product } from '../../../src/server/product'
import { openDevice } from '../../kit/browser/open-device'
import { Visit, visitProduct } from '../../kit/product/visit-product'
import { openHouseAt } from '../../kit/server/house-at'
import { openDatabase } from '../../kit/server/open-database'
import type { OpenHouse } from '../../kit/server/open-house'
import { Tablet } from './tablet'

const first = visitProduct()
const wider = { ...Visit, fields: { ...Visit.fields, mood: optional(text('心情', 'Mood', { max: 10 })) } }
/** The release after it: of one noun a field more is known. */
const next: Product = { ...first, catalogue: { ...first.catalogue, resources: { ...first.catalogue.resources, visit: wider } } }
const papers = 300
let folder: string
let database: Awaited<ReturnType<typeof openDatabase>>
let house: OpenHouse
let tablet: Tablet

const open = (product: Product) => openHouseAt(product, { DATABASE_URL: database.url, DATA_DIR: folder })
const bytes = (replies: readonly Reply[]) => replies.reduce((sum, reply) => sum + JSON.stringify(reply).length, 0)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kg-changed-'))
  database = await openDatabase(inject('cluster'))
  house = await open(first)
  const writer = await openDevice(house, 'boss')
  for (let at = 0; at < papers; at += 50)
    await writer.send(
      Array.from({ length: 50 }, (_, n) => writer.op('paper', `paper${at + n}`, 'add', { title: `t${at + n}`, shelf: 'a' })),
    )
  for (let at = 0; at < 3; at++)
    await writer.send([writer.op('visit', `visit${at}`, 'add', { title: 'seen', finding: 'fever', phone: `1380000001${at}` })])
  tablet = await Tablet.open(house, 'boss', first.catalogue)
  await tablet.sync()
})
afterAll(async () => {
  tablet?.db.close()
  await house?.close()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

test('a field more of one noun copies that noun anew and no other, once, and keeps what waits', async () => {
  const whole = bytes(tablet.replies)
  const [op] = await tablet.edit('paper1', { pages: 3 })
  await house.close()
  house = await open(next)
  // An app of the release before is told of the new field, and copies what it is about.
  let known = await tablet.update(house, 'boss', first.catalogue)
  await known.sync()
  expect(known.sent()).toEqual(new Map([['visit', 3]]))
  process.stdout.write(`one field more: ${bytes(known.replies)} bytes of JSON, where a full copy has ${whole}\n`)
  expect(bytes(known.replies)).toBeLessThan(whole / 10)
  // The app of that release finds all of it here.
  known = await known.update(house, 'boss', next.catalogue)
  await known.sync()
  expect(known.sent()).toEqual(new Map())
  expect((await known.rows()).get('visit')?.join()).toMatch(/"mood":null/)
  expect((await known.rows()).get('paper')).toHaveLength(papers)
  expect((await known.rows()).get('paper')?.join()).toMatch(/"pages":3/)
  expect(await known.everyOp()).toEqual([op?.id])
})

test('rows that are found by another field are copied anew, and are there until they have come', async () => {
  const { resources } = next.catalogue
  const moved = {
    ...next.catalogue,
    resources: { ...resources, folder: { ...resources.folder, offline: { mode: 'read', by: 'name' } as const } },
  }
  const known = await tablet.update(house, 'boss', moved as typeof next.catalogue)
  await known.sync()
  expect([...known.sent().keys()].filter((noun) => noun !== 'folder')).toEqual([])
  expect(known.asks.filter(({ recopy }) => recopy)).toMatchObject([{ recopy: { nouns: ['folder'] } }])
})
