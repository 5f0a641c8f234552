import { webcrypto } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeWrappedKey } from '../../../src/app/unsent-file/wrapped-key'
import type { HouseKey } from '../../../src/contract/sync/unsent-file'
import { readKey } from '../../../src/server/auth/secret-key'
import { readBackup } from '../../../src/server/backup/read-backup'
import { writeBackup } from '../../../src/server/backup/write-backup'
import { openTenant } from '../../../src/server/seed/settle'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'
import { keyOf } from './seal-file'

let house: OpenHouse
let tina: Caller & { token: string; id: string }
let tom: Caller & { token: string; id: string }
let stranger: Caller & { token: string; id: string }
let key: HouseKey
beforeAll(async () => {
  const product = quietProduct([
    { username: 'tina', roles: ['headTeacher'] },
    { username: 'tom', roles: ['headTeacher'] },
  ])
  house = await openHouse(product, quietNow)
  ;[tina, tom] = [await house.as('tina'), await house.as('tom')]
  // Somebody of another house who has the same id: only the house tells them apart.
  const other = { id: tina.id, username: 'twin', realname: 'Twin', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
  await openTenant(house.engine, product, { name: 'Other', accounts: [other] })
  stranger = await house.as('twin')
  key = await keyOf(tina)
})
afterAll(() => house.close())

const rawOf = async (wrapped: { key: CryptoKey }) => Buffer.from(await webcrypto.subtle.exportKey('raw', wrapped.key)).toString('base64')
const ask = (call: Caller, wrapped: string, id = key.id) => call('POST /sync/box-key', { house: id, wrapped })

test('the key of sealed work is opened for the person it was sealed for, again and again', async () => {
  const made = await makeWrappedKey(key, tina.id)
  for (const _ of [1, 2]) expect(await ask(tina, made.wrapped)).toMatchObject({ success: true, result: { key: await rawOf(made) } })
})

test('[I12] for nobody else: no colleague, nobody of another house, nobody without a sign-in', async () => {
  const { wrapped } = await makeWrappedKey(key, tina.id)
  expect(await ask(tom, wrapped)).toMatchObject({ success: false, error: 'unsent.sealed' })
  expect(await ask(stranger, wrapped)).toMatchObject({ success: false, error: 'unsent.sealed' })
  expect(await ask(stranger, wrapped, (await keyOf(stranger)).id)).toMatchObject({ success: false, error: 'unsent.sealed' })
  const answered = await house.server.inject({ method: 'POST', url: '/sync/box-key', payload: { house: key.id, wrapped } })
  expect(answered.json()).toMatchObject({ success: false, error: 'session.missing' })
})

test('what was not sealed for a person is not opened: keys of files, of other houses, of nothing', async () => {
  expect(await ask(tina, (await makeWrappedKey(key)).wrapped)).toMatchObject({ error: 'unsent.sealed' })
  expect(await ask(tina, (await makeWrappedKey(key, tina.id)).wrapped, '0'.repeat(32))).toMatchObject({ error: 'unsent.sealed' })
  for (const wrapped of ['AAAA', 'A'.repeat(512), '=']) expect(await ask(tina, wrapped)).toMatchObject({ error: 'unsent.sealed' })
  for (const wrapped of ['', 'A'.repeat(1001), 'Ä', 7, null, []])
    expect(await tina('POST /sync/box-key', { house: key.id, wrapped })).toMatchObject({ success: false, error: 'input.invalid' })
})

test('no cache keeps a key, and whoever asks again and again is told to wait', async () => {
  const { wrapped } = await makeWrappedKey(key, tom.id)
  const asked = {
    method: 'POST',
    url: '/sync/box-key',
    headers: { 'x-access-token': tom.token },
    payload: { house: key.id, wrapped },
  } as const
  expect((await house.server.inject(asked)).headers['cache-control']).toBe('no-store')
  let status = 200
  for (let count = 0; count < 100 && status === 200; count++) status = (await house.server.inject(asked)).statusCode
  expect(status).toBe(429)
})

test('a server that cannot open the private half of its key opens nothing, and says so', async () => {
  const { wrapped } = await makeWrappedKey(key, tina.id)
  const { rows } = await sql<{ tenant_id: number; sealed: string }>`select tenant_id, sealed from house_key`.execute(
    house.engine.databases.owner,
  )
  await sql`update house_key set sealed = 'v1.AAAA'`.execute(house.engine.databases.owner)
  expect(await ask(tina, wrapped)).toMatchObject({ success: false, error: 'unsent.sealed' })
  for (const { tenant_id, sealed } of rows)
    await sql`update house_key set sealed = ${sealed} where tenant_id = ${tenant_id}`.execute(house.engine.databases.owner)
  expect(await ask(tina, wrapped)).toMatchObject({ success: true })
})

test('[C22] a house put back from its backup opens what was sealed before the backup and after it', async () => {
  const file = join(house.engine.configuration.dataDir, 'backup.gz')
  const before = await makeWrappedKey(key, tina.id)
  await writeBackup(house.engine, await readKey(house.engine.configuration), file)
  const after = await makeWrappedKey(key, tina.id)
  await readBackup(house.engine, file)
  const again = await house.as('tina')
  expect(await keyOf(again)).toEqual(key)
  for (const made of [before, after])
    expect(await ask(again, made.wrapped)).toMatchObject({ success: true, result: { key: await rawOf(made) } })
})
