import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../../src/contract/resource'
import { openDatabases } from '../../../src/server/db/database'
import { openStatementNames } from '../../../src/server/db/statement-names'
import { openTenant } from '../../../src/server/seed/settle'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { tinyProduct } from '../../kit/product/tiny-product'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'

let house: OpenHouse
let anna: OpenDevice
let stranger: Caller
const list = 'GET /tiny/desk/paper/list?pageNo=1&pageSize=10'

beforeAll(async () => {
  house = await openHouse(tinyProduct)
  anna = await openDevice(house, 'anna')
  const other = { id: 'user.other', username: 'other', realname: 'Other', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
  await openTenant(house.engine, tinyProduct, { name: 'Other', accounts: [other] })
  stranger = await house.as('other')
})
afterAll(() => house.close())

const titles = async (call: Caller, address: Parameters<Caller>[0] = list) =>
  ((await call(address)).result as { records: Row[] }).records.map((row) => row.title)
/** How many statements a connection of a tenant keeps. The pool gives the one that was used last. */
const keptBy = async (tenant: number) =>
  (await sql<{ text: string }>`select statement as text from pg_prepared_statements`.execute(house.engine.databases.tenant(tenant))).rows

describe('a statement that keeps coming', () => {
  test('is prepared, and answers each tenant and each person their own rows', async () => {
    await anna.send([anna.op('paper', 'a1', 'add', { title: 'of anna', shelf: 'a' })])
    const cathy = await openDevice(house, 'cathy')
    await cathy.send([cathy.op('paper', 'c1', 'add', { title: 'of cathy', shelf: 'c' })])
    await stranger('POST /tiny/desk/paper/add', { title: 'of a stranger', shelf: 'a' })
    for (let turn = 0; turn < 8; turn++) {
      expect(await titles(anna.call)).toEqual(['of anna'])
      expect(await titles(cathy.call)).toEqual(['of cathy'])
      expect(await titles(stranger)).toEqual(['of a stranger'])
    }
    for (const tenant of [1, 2]) expect((await keptBy(tenant)).filter(({ text }) => text.includes('from "paper"'))).not.toEqual([])
  })

  test('is refused to who has signed out, at once, and loses the rows of a right that was taken', async () => {
    const robert = await house.as('robert')
    for (let turn = 0; turn < 5; turn++) expect(await titles(robert)).toEqual(['of anna'])
    await robert('POST /sys/logout')
    expect(await robert(list)).toMatchObject({ status: 401, error: 'session.expired', result: null })

    const boss = await house.as('boss')
    const again = await house.as('robert')
    for (let turn = 0; turn < 5; turn++) expect(await titles(again)).toEqual(['of anna'])
    const { records } = (await boss('GET /sys/user/list?username=robert')).result as { records: Row[] }
    const [role] = ((await boss('GET /sys/role/list?roleCode=shelf-c')).result as { records: Row[] }).records
    const edited = await boss('PUT /sys/user/edit', { id: records[0]?.id, rev: records[0]?.rev, roles: [role?.id] })
    expect(edited.success, edited.message).toBe(true)
    expect(await titles(again)).toEqual(['of cathy'])
  })

  test('may be of any number of texts: a connection does not keep them all', async () => {
    const connection = house.engine.databases.ownerConnection
    const databases = openDatabases(connection, connection, () => undefined)
    const db = databases.tenant(1)
    const kept: number[] = []
    for (let at = 0; at < 450; at++) {
      for (let turn = 0; turn < 3; turn++) await sql`select ${sql.lit(at)}::integer where ${1}::integer = 1`.execute(db)
      if (at % 50 !== 49) continue
      const { rows } = await sql<{ kept: number }>`select count(*) kept from pg_prepared_statements`.execute(db)
      kept.push(Number(rows[0]?.kept))
    }
    await databases.close()
    expect(kept).toEqual([50, 100, 150, 200, 49, 99, 149, 199, 48])
  })
})

describe('while connections keep prepared statements', () => {
  const everything = async () => {
    const known = (await anna.snapshot()).filter((change) => change.noun === 'paper').map((change) => change.row?.title)
    return [known, await titles(anna.call, `${list}&pages=7`)]
  }
  const rename = async (title: string, trunk: number) => (await anna.send([anna.op('paper', 'm1', 'edit', { title }, { trunk })])).settled

  test('a migration may add columns, and give others another type', async () => {
    await anna.send([anna.op('paper', 'm1', 'add', { title: 'first', shelf: 'a', pages: 7 })])
    for (let trunk = 1; trunk <= 8; trunk++) {
      expect(await rename(`title ${trunk}`, trunk)).toMatchObject([{ outcome: 'applied' }])
      expect(await everything()).toEqual([['of anna', `title ${trunk}`], [`title ${trunk}`]])
    }
    const { owner } = house.engine.databases
    for (const [at, change] of [
      'add column moved_to text',
      'alter column pages type bigint',
      'add column marked boolean default true, alter column title type varchar(40)',
    ].entries()) {
      await sql`alter table paper ${sql.raw(change)}`.execute(owner)
      // The batch comes first once, the lists the other times.
      if (at === 1) expect(await rename('after', 20)).toMatchObject([{ outcome: 'applied' }])
      const [known, listed] = await everything()
      expect(listed).toHaveLength(1)
      expect(known).toHaveLength(2)
      expect(await rename(`after ${at}`, 30 + at)).toMatchObject([{ outcome: 'applied' }])
      expect(await everything()).toEqual([['of anna', `after ${at}`], [`after ${at}`]])
    }
  })
})

describe('the names of statements', () => {
  test('are given to what comes the third time, and are the same from then on', () => {
    const names = openStatementNames()
    expect([names.of('a'), names.of('a'), names.of('b')]).toEqual([undefined, undefined, undefined])
    const name = names.of('a')
    expect(name).toBeTypeOf('string')
    expect([names.of('a'), names.of('b'), names.of('b')]).toEqual([name, undefined, expect.not.stringMatching(`^${name}$`)])
  })

  test('are others once the old ones are no longer right', () => {
    const names = openStatementNames()
    const given = () => [names.of('a'), names.of('a'), names.of('a')].at(-1)
    const first = given()
    names.forget()
    expect(given()).not.toBe(first)
  })

  test('are not lost to what comes once and never again', () => {
    const names = openStatementNames()
    const given = [names.of('a'), names.of('a'), names.of('a')].at(-1)
    for (let at = 0; at < 5000; at++) {
      names.of(`once ${at}`)
      if (at % 500 === 0) expect(names.of('a')).toBe(given)
    }
  })
})
