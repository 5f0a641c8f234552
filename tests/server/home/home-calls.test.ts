import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isNearlyFull, type SignIns, type Storage } from '../../../src/contract/system/home'
import { instant } from '../../../src/contract/time'
import { product } from '../../../src/product'
import { writeBackup } from '../../../src/server/backup/write-backup'
import { openTenant } from '../../../src/server/seed/settle'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietProduct } from '../../kit/server/quiet-house'

const accounts = [
  { username: 'anna', roles: ['sysAdmin'] },
  { username: 'carl', roles: ['cook'] },
  { username: 'dora', roles: ['cook'] },
  { username: 'emil', roles: ['cook'] },
]
// Sessions are stamped by the database itself: the house lives in its present.
let later = 0
let house: OpenHouse
let admin: Caller
beforeAll(async () => {
  house = await openHouse(quietProduct(accounts), () => new Date(Date.now() + later))
  const other = { ...product.accounts[0], id: 'user.other', username: 'other', workNo: 'O1', phone: '13700000001', roles: ['sysAdmin'] }
  await openTenant(house.engine, product, { name: '另一所', accounts: [{ ...other, realname: '外人' }] })
  admin = await house.as('anna')
})
afterAll(() => house.close())

const owner = () => house.engine.databases.owner
/** As answered a minute later, when the answer before is no longer given again. */
const asked = async <T>(call: string): Promise<T> => {
  later += 61_000
  return (await admin(`GET /api/home/${call}`)).result as T
}
const signIns = () => asked<SignIns>('sign-ins')

test('accounts that were used today are counted of those that may sign in, none of another house among them', async () => {
  const before = await signIns()
  expect(before.today).toBeLessThan(before.accounts)
  await house.as('carl')
  const after = await signIns()
  expect(after).toEqual({ ...before, today: before.today + 1 })
  await sql`update session set created = now() - interval '2 days' where user_id = 'user.carl'`.execute(owner())
  expect((await signIns()).today).toBe(before.today)
})

test('an answer is given again for a minute', async () => {
  const first = await signIns()
  await house.as('carl')
  expect((await admin('GET /api/home/sign-ins')).result).toEqual(first)
})

test('accounts that are frozen, shut out for the moment, or were never used in a week are told by name, no more than three', async () => {
  await sql`update "user" set status = '2' where tenant_id = 1 and id = 'user.dora'`.execute(owner())
  await sql`insert into login_guard (guarded, fails, locked_until) values
    ('user emil at 127.0.0.1', 6, now() + interval '5 minutes'), ('user carl at 127.0.0.1', 6, now() - interval '1 minute')`.execute(
    owner(),
  )
  await sql`update "user" set create_time = now() - interval '9 days' where tenant_id = 1 and id in ('user.emil', 'user.carl', 'user.anna')`.execute(
    owner(),
  )
  const told = await signIns()
  const nameOf = (id: string) => expect.objectContaining({ id })
  expect(told.frozen).toEqual({ count: 1, first: [nameOf('user.dora')] })
  expect(told.locked).toEqual({ count: 1, first: [nameOf('user.emil')] })
  expect(told.unused).toEqual({ count: 1, first: [nameOf('user.emil')] })
  await sql`update "user" set create_time = now() - interval '9 days' where tenant_id = 1`.execute(owner())
  const all = await signIns()
  expect(all.unused.first.length).toBeLessThanOrEqual(3)
  expect(JSON.stringify(all)).not.toContain('user.other')
})

test('the room of the house and the time of its last backup are told', async () => {
  const before = await asked<Storage>('storage')
  expect(before).toMatchObject({ files: 0, backup: null })
  expect(before.database).toBeGreaterThan(1_000_000)
  expect(before.disk?.free).toBeLessThanOrEqual(before.disk?.size ?? 0)
  await sql`insert into file (tenant_id, sha, size, type, state) values (1, 'a', 2000000000, 'image/jpeg', 'there'), (1, 'd', 2000000000, 'image/jpeg', 'there'),
    (1, 'b', 1, 'image/jpeg', 'leaving'), (2, 'c', 7, 'image/jpeg', 'there')`.execute(owner())
  await writeBackup(house.engine, 'key', join(house.engine.configuration.dataDir, 'backup.gz'))
  const after = await asked<Storage>('storage')
  expect(after.files).toBe(4_000_000_000)
  expect(Date.now() + later - instant(after.backup ?? '').getTime()).toBeLessThan(120_000)
})

test('a disk is nearly full below a tenth, and below five gigabytes', () => {
  const giga = 1024 ** 3
  expect(isNearlyFull({ free: 10 * giga, size: 100 * giga })).toBe(false)
  expect(isNearlyFull({ free: 10 * giga - 1, size: 100 * giga })).toBe(true)
  expect(isNearlyFull({ free: 5 * giga, size: 20 * giga })).toBe(false)
  expect(isNearlyFull({ free: 5 * giga - 1, size: 20 * giga })).toBe(true)
})

test('whoever may not list accounts or change settings is told nothing', async () => {
  const cook = await house.as('carl')
  for (const call of ['sign-ins', 'storage']) expect(await cook(`GET /api/home/${call}`)).toMatchObject({ success: false, code: 403 })
})
