import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readKey } from '../../../src/server/auth/secret-key'
import { readBackup } from '../../../src/server/backup/read-backup'
import { writeBackup } from '../../../src/server/backup/write-backup'
import { openSigning } from '../../../src/server/chain/signing'
import { openDevice } from '../../kit/browser/open-device'
import { largePicture, samplePicture } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { pictureProduct } from './picture-product'
import { openUploader } from './uploader'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(pictureProduct)
})
afterAll(() => house.close())

test('a backup carries pictures and the signing key; what came later is asked for again and arrives', async () => {
  const { engine } = house
  const anna = await openUploader(house, 'anna')
  const tablet = await openDevice(house, 'anna')
  const [early, late, begun] = [largePicture(500), samplePicture(1), largePicture(300, 2)]
  const op = (key: string, sha: string) => tablet.op('proof', key, 'add', { title: key, pictures: [sha] })
  const [first, second] = [op('early', early.sha), op('late', late.sha)]
  await anna.bring(early)
  await tablet.send([first])
  const file = join(engine.configuration.dataDir, 'backup.gz')
  await writeBackup(engine, await readKey(engine.configuration), file)
  await anna.bring(late)
  await tablet.send([second])
  await anna.part(begun, 0)
  for (const { sha } of [early, late]) await engine.files.remove(1, sha)

  await readBackup(engine, file)
  const again = await openUploader(house, 'anna')
  const device = await openDevice(house, 'anna')
  expect((await again.get(early.sha, 'proof', 'early')).bytes.equals(early.bytes)).toBe(true)
  expect([await again.head(early.sha), await again.head(late.sha), await again.head(begun.sha)]).toEqual([
    { status: 200 },
    { status: 404 },
    { status: 404 },
  ])
  const offer = () => device.send([first, second], { replica: tablet.replica, epoch: null })
  expect((await offer()).settled).toMatchObject([
    { outcome: 'applied', dup: true },
    { outcome: 'retry', code: 'file.missing' },
  ])
  await again.bring(late)
  expect((await offer()).settled).toMatchObject([{ outcome: 'applied' }, { outcome: 'applied' }])
  expect((await openSigning(engine.databases.owner, engine.vault)).key()).toBe(engine.signing.key())
})

test('no applied record names a file that is not there', async () => {
  const { rows } = await sql<{ sha: string }>`select distinct sha from file_use`.execute(house.engine.databases.tenant(1))
  expect(rows.length).toBe(2)
  for (const { sha } of rows) expect(await house.engine.files.has(1, sha)).toBe(true)
})
