import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepFiles } from '../../../src/server/files/sweep'
import { tidy } from '../../../src/server/jobs/own-jobs'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { largePicture, samplePicture } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { pictureProduct } from './picture-product'
import { openUploader } from './uploader'

let house: OpenHouse
let anna: Awaited<ReturnType<typeof openUploader>>
let tablet: OpenDevice
beforeAll(async () => {
  house = await openHouse(pictureProduct)
  anna = await openUploader(house, 'anna')
  tablet = await openDevice(house, 'anna')
})
afterAll(() => house.close())

const db = () => house.engine.databases.tenant(1)
const age = (days: number) =>
  sql`update file set at = now() - make_interval(days => ${days}::integer)`
    .execute(db())
    .then(() => sql`update file_part set at = now() - make_interval(days => ${days}::integer)`.execute(db()))
const sweep = () => sweepFiles(db(), house.engine.files, 1)
const there = (sha: string) => house.engine.files.has(1, sha)
const bring = async (n: number) => {
  await anna.bring(samplePicture(n))
  return samplePicture(n).sha
}
const name = async (key: string, sha: string) =>
  (await tablet.send([tablet.op('proof', key, 'add', { title: key, pictures: [sha] })])).settled

test('a file no record names goes after seven days, and can be brought again', async () => {
  const sha = await bring(1)
  await age(6)
  expect(await sweep()).toBe(0)
  await age(8)
  expect(await sweep()).toBe(1)
  expect([await there(sha), await anna.head(sha)]).toEqual([false, { status: 404 }])
  expect(await name('too-late', sha)).toMatchObject([{ outcome: 'retry', code: 'file.missing' }])
  await bring(1)
  expect(await name('again', sha)).toMatchObject([{ outcome: 'applied' }])
})

test('a file any record ever named stays: replaced, removed or held', async () => {
  const [replaced, removed, held] = [await bring(2), await bring(3), await bring(4)]
  await name('replaced', replaced)
  await tablet.send([tablet.op('proof', 'replaced', 'edit', { pictures: [] }, { trunk: 1 })])
  await name('removed', removed)
  await tablet.send([tablet.op('proof', 'removed', 'remove', {}, { trunk: 1 })])
  await tablet.send([tablet.op('proof', 'clash', 'add', { title: 'one' })])
  const other = await openDevice(house, 'anna')
  await other.send([other.op('proof', 'clash', 'edit', { pictures: [replaced] }, { trunk: 1 })])
  const third = await openDevice(house, 'anna')
  const { settled } = await third.send([third.op('proof', 'clash', 'edit', { pictures: [held] }, { trunk: 1, base: { pictures: null } })])
  expect(settled).toMatchObject([{ outcome: 'conflict' }])
  await age(4000)
  expect(await sweep()).toBe(0)
  expect(await Promise.all([replaced, removed, held].map(there))).toEqual([true, true, true])
})

test('what is left of an upload nobody finished goes after a day', async () => {
  const large = largePicture(400)
  await anna.part(large, 0)
  await sweep()
  expect((await anna.head(large.sha)).status).toBe(206)
  await age(2)
  await sweep()
  expect(await anna.head(large.sha)).toEqual({ status: 404 })
})

test('an op that names a file at the very moment it would go keeps it, or waits for it: never a record without its file', async () => {
  for (let round = 0; round < 25; round++) {
    const sha = await bring(100 + round)
    await age(8)
    const [[settled]] = await Promise.all([name(`race-${round}`, sha), sweep(), sweep()])
    if (settled?.outcome === 'applied') {
      await age(8)
      await sweep()
      expect(await there(sha), `round ${round}`).toBe(true)
    } else expect(settled).toMatchObject({ outcome: 'retry', code: 'file.missing' })
  }
})

test('a claim that was first makes the sweep wait and spare the file; a sweep that was first lets no claim pass', async () => {
  const [claimed, swept] = [await bring(200), await bring(201)]
  await age(8)
  const claiming = db()
    .transaction()
    .execute(async (step) => {
      await sql`update file set at = now() where sha = ${claimed}`.execute(step)
      const sweeping = sweep()
      await expect.poll(async () => (await sql`select 1 from pg_locks where not granted`.execute(step)).rows.length).toBeGreaterThan(0)
      return { sweeping }
    })
  await (await claiming).sweeping
  expect([await there(claimed), await there(swept)]).toEqual([true, false])
  expect(await name('swept', swept)).toMatchObject([{ code: 'file.missing' }])
})

test('a file brought again while it is going stays', async () => {
  for (let round = 0; round < 10; round++) {
    const sha = await bring(300 + round)
    await age(8)
    const picture = samplePicture(300 + round)
    const [brought] = await Promise.all([anna.bring(picture), sweep()])
    if ((await anna.head(sha)).status === 404) await anna.bring(picture)
    expect(brought).toMatchObject({ result: { done: true } })
    expect(await there(sha)).toBe(true)
  }
})

test('a file brought again between its mark and its turn is spared', async () => {
  await age(8)
  await sweep()
  const [one, two] = [await bring(500), await bring(501)]
  await age(8)
  const { files } = house.engine
  const remove = async (tenant: number, sha: string) => {
    await anna.bring(samplePicture(sha === one ? 501 : 500))
    await files.remove(tenant, sha)
  }
  expect(await sweepFiles(db(), { ...files, remove }, 1)).toBe(1)
  const left = await Promise.all([one, two].map(there))
  expect(left.sort()).toEqual([false, true])
  expect((await Promise.all([one, two].map((sha) => anna.head(sha)))).map(({ status }) => status).sort()).toEqual([200, 404])
})

test('the daily round sweeps every tenant', async () => {
  const sha = await bring(400)
  await age(8)
  await tidy(house.engine, 1)
  expect(await there(sha)).toBe(false)
})
