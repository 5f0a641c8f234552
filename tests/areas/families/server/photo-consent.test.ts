import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../../src/areas/areas'
import { openDevice } from '../../../kit/browser/open-device'
import { at } from '../../../kit/every-noun'
import { make } from '../../../kit/make'
import { samplePicture } from '../../../kit/sample-picture'
import { openUploader } from '../../../server/files/uploader'
import { openTwoClasses, type TwoClasses } from '../../garden/server/two-classes'

const { child } = resources
const today = '2026-03-02'
const photo = samplePicture(3)
type Listed = { readonly records: readonly Record<string, unknown>[] }
let garden: TwoClasses
let id: string
beforeAll(async () => {
  garden = await openTwoClasses(today)
  const { house, office, suns, enrol } = garden
  const { bring } = await openUploader(house, 'boss')
  expect(await bring(photo)).toMatchObject({ success: true })
  const made = await make(office.call, child, { status: '20', consents: ['health'], photo: [photo.sha], leaveDate: null, leaveType: null })
  id = made.id
  await enrol(id, suns.classId, today)
})
afterAll(() => garden.house.close())

/** Whether somebody is told of the photo, by list, by record, on a device and as a picture. */
async function told(username: string): Promise<boolean[]> {
  const { house } = garden
  const call = await house.as(username)
  const { records } = (await call(at('GET', child, 'list?pageSize=100'))).result as Listed
  const record = (await call(at('GET', child, `queryById?id=${id}`))).result as Record<string, unknown>
  const copied = (await (await openDevice(house, username)).snapshot()).find((change) => change.noun === 'child' && change.id === id)
  const { get } = await openUploader(house, username)
  const picture = await get(photo.sha, 'child', id)
  const rows = [records.find((row) => row.id === id), record, copied?.row as Record<string, unknown> | undefined]
  return [...rows.map((row) => JSON.stringify(row).includes(photo.sha)), picture.bytes.equals(photo.bytes)]
}

test('a photo nobody has consented to is kept, for whoever keeps the record of the child, and shown to nobody else', async () => {
  expect(await told('sunny')).toEqual([false, false, false, false])
  expect(await told('boss')).toEqual([true, true, true, true])
})

test('it is shown once the family has consented, and no longer once it has taken that back', async () => {
  await garden.edit(child, id, { consents: ['health', 'photo'] })
  expect(await told('sunny')).toEqual([true, true, true, true])
  await garden.edit(child, id, { consents: ['health'] })
  expect(await told('sunny')).toEqual([false, false, false, false])
  expect(await garden.queried(child, id)).toMatchObject({ photo: [photo.sha] })
})

test('it does not hang on which columns a list was asked for', async () => {
  const columns = async (username: string) => {
    const call = await garden.house.as(username)
    const { records } = (await call(at('GET', child, 'list?pageSize=100&field=name,photo'))).result as Listed
    return records.find((row) => row.id === id)
  }
  await garden.edit(child, id, { consents: ['health', 'photo'] })
  expect(await columns('sunny')).toMatchObject({ photo: [photo.sha] })
  // What it hangs on is read for it, and told to nobody who has not asked.
  expect(await columns('sunny')).not.toHaveProperty('consents')
  await garden.edit(child, id, { consents: ['health'] })
  expect(await columns('sunny')).not.toHaveProperty('photo')
  expect(await columns('boss')).toMatchObject({ photo: [photo.sha] })
})

test('a device that was told hears that it is shown no longer', async () => {
  const { device } = garden.suns
  await garden.edit(child, id, { consents: ['health', 'photo'] })
  await device.snapshot()
  await garden.edit(child, id, { consents: ['health'] })
  const news = (await device.catchUp()).filter((change) => change.noun === 'child' && change.id === id)
  expect(news.map(({ row }) => row && 'photo' in row)).toEqual([false])
})

test('a held change of it tells no more', async () => {
  const { office, house } = garden
  const other = await openDevice(house, 'boss')
  const rev = Number((await garden.queried(child, id)).rev)
  await office.send([office.op('child', id, 'edit', { photo: null }, { trunk: rev })])
  const held = other.op(
    'child',
    id,
    'edit',
    { photo: [photo.sha], nickName: 'Bao' },
    { trunk: rev, base: { photo: [photo.sha], nickName: null } },
  )
  expect((await other.send([held])).settled).toMatchObject([{ outcome: 'conflict' }])
  const seen = async (username: string) => {
    const rows = (await (await openDevice(house, username)).snapshot()).filter((change) => change.noun === 'conflict')
    return rows.map(({ row }) => JSON.stringify(row).includes(photo.sha))
  }
  expect(await seen('boss')).toEqual([true])
  expect((await seen('sunny')).includes(true)).toBe(false)
})
