import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { read } from '../../../src/app/following/read'
import { readMeta } from '../../../src/app/offline/person-db'
import { type OpenDevice, openDevice } from '../../kit/browser/open-device'
import { dice } from '../../kit/dice'
import { visitProduct } from '../../kit/product/visit-product'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { Tablet } from './tablet'

const product = visitProduct()
const { catalogue } = product
const papers = 700
let house: OpenHouse
let writer: OpenDevice

const roles = ['shelf-a', 'shelf-c', 'looker', 'porter', 'nurse'] as const
const sets = Array.from({ length: 2 ** roles.length }, (_, at) => roles.filter((_role, bit) => at & (1 << bit)))

/** From now on the account holds these roles, and the server knows it. */
async function give(held: readonly string[]): Promise<void> {
  const ids = held.map((role) => `role.${role}`)
  await sql`update "user" set roles = ${ids}::text[] where username = 'evelyn'`.execute(house.engine.databases.owner)
  house.engine.pokes.publish({ tenant: 1, seq: 0, touched: [['*', '*']] })
}

const openTablet = () => Tablet.open(house, 'evelyn', catalogue)

/** What a device that has never been here is brought. */
async function brought(): Promise<Map<string, string[]>> {
  const fresh = await openTablet()
  await fresh.sync()
  const rows = await fresh.rows()
  fresh.db.close()
  return rows
}

beforeAll(async () => {
  house = await openHouse(product)
  writer = await openDevice(house, 'boss')
  const shelf = (at: number) => (at % 7 === 0 ? 'c' : 'a')
  for (let at = 0; at < papers; at += 50) {
    const ops = Array.from({ length: 50 }, (_, n) =>
      writer.op('paper', `paper${at + n}`, 'add', { title: `t${at + n}`, shelf: shelf(at + n) }),
    )
    await writer.send(ops)
  }
  const history = [{ at: '2026-01-01 08:00:00', text: 'why', finding: 'a cough' }]
  for (let at = 0; at < 3; at++)
    await writer.send([writer.op('visit', `visit${at}`, 'add', { title: 'seen', finding: 'fever', phone: `1380000001${at}`, history })])
  await writer.send([writer.op('folder', 'folder1', 'add', { name: 'one' })])
})
afterAll(() => house?.close())
beforeEach(() => give([]))

const sortedOf = (rows: ReadonlyMap<string, string[]>, noun: string) => (rows.get(noun) ?? []).join('\n')

test.each([1, 2, 3])(
  'rights that come and go copy those nouns anew of which another part is seen, and take the rest off at once (%i)',
  async (seed) => {
    const roll = dice(seed)
    const tablet = await openTablet()
    let held: readonly string[] = sets[roll(sets.length)] ?? []
    await give(held)
    await tablet.sync()
    let before = await brought()
    for (let turn = 0; turn < 8; turn++) {
      const op = held.includes('shelf-a') ? await tablet.edit('paper1', { pages: turn + 1 }).catch(() => []) : []
      held = sets[roll(sets.length)] ?? []
      await give(held)
      tablet.forget()
      const isLost = roll(2) === 0
      tablet.loses = () => isLost && roll(3) === 0
      for (let tries = 0; tries < 50; tries++)
        if (
          await tablet.sync().then(
            ({ complete }) => complete,
            () => false,
          )
        )
          break
      const [after, here] = [await brought(), await tablet.rows()]
      const said = `turn ${turn}: ${held.join()}`
      for (const noun of Object.keys(catalogue.resources)) expect(sortedOf(here, noun), `${said} ${noun}`).toBe(sortedOf(after, noun))
      const sent = tablet.sent()
      for (const [noun, count] of sent) {
        const known = new Set(before.get(noun))
        const news = (after.get(noun) ?? []).filter((row) => !known.has(row))
        expect(news.length, `${said}: ${count} rows of ${noun} were fetched for nothing`).toBeGreaterThan(0)
      }
      expect(await tablet.everyOp()).toEqual(expect.arrayContaining(op.map(({ id }) => id)))
      expect(await tablet.db.staged.count()).toBe(0)
      before = after
    }
    tablet.db.close()
  },
)

/** What a list of a noun would show: nothing of it can be counted on before it is said to be all there is. */
async function listed({ db }: Tablet, noun: string): Promise<number | undefined> {
  const { rows, isCopied } = await read({ db, catalogue, asked: { noun } })
  return isCopied ? rows.length : undefined
}

/** A call comes back and the line is lost after it. */
async function oneCall(tablet: Tablet): Promise<void> {
  let calls = 0
  tablet.loses = () => ++calls > 1
  await tablet.sync().catch(() => undefined)
  tablet.loses = () => false
}

const papersOf = (shelf: string) =>
  Array.from({ length: papers }, (_, at) => (at % 7 === 0 ? 'c' : 'a')).filter((one) => one === shelf).length

test('one noun that is copied anew goes on where it stood, and shows what was there until all of it is here', async () => {
  const tablet = await openTablet()
  await give(['shelf-c'])
  await tablet.sync()
  await give(['looker'])
  tablet.forget()
  await oneCall(tablet)
  // The first call says what may be seen, the second brings a page of it, and is lost.
  expect(await listed(tablet, 'paper')).toBe(papersOf('c'))
  await oneCall(tablet)
  expect(await tablet.db.staged.count()).toBe(500)
  expect(await listed(tablet, 'paper')).toBe(papersOf('c'))
  tablet.forget()
  await tablet.sync()
  expect(tablet.sent()).toEqual(new Map([['paper', papersOf('a') - 500]]))
  expect(await listed(tablet, 'paper')).toBe(papers)
  tablet.db.close()
})

test('what somebody comes to see for the first time is not said to be empty while it is on its way', async () => {
  const tablet = await openTablet()
  await give(['porter'])
  await tablet.sync()
  await give(['porter', 'looker'])
  await oneCall(tablet)
  expect([await listed(tablet, 'paper'), await listed(tablet, 'visit')]).toEqual([undefined, 3])
  await tablet.sync()
  expect(await listed(tablet, 'paper')).toBe(papers)
  tablet.db.close()
})

test('what may be seen no more is gone with the first answer, be the line lost after it, and no edit goes with it', async () => {
  const tablet = await openTablet()
  await give(['shelf-a', 'shelf-c', 'nurse'])
  await tablet.sync()
  const [op] = await tablet.edit('paper1', { pages: 9 })
  await give(['shelf-c', 'porter'])
  tablet.forget()
  await oneCall(tablet)
  expect(tablet.replies).toHaveLength(1)
  const left = await tablet.rows()
  expect(left.get('paper')).toHaveLength(papersOf('c'))
  expect(left.get('visit')?.join()).toMatch(/seen/)
  expect([...left.values()].join()).not.toMatch(/fever|cough|1380000001/)
  expect(await tablet.everyOp()).toContain(op?.id)
  await tablet.sync()
  // Of a key that is lost nothing has to be fetched: of papers nothing came.
  expect([...tablet.sent().keys()]).toEqual(['conflict', 'visit'].filter((noun) => tablet.sent().has(noun)))
  tablet.db.close()
})

test('a key that is given brings the rows under it and no others', async () => {
  const tablet = await openTablet()
  await give(['shelf-a'])
  await tablet.sync()
  await give(['shelf-a', 'shelf-c'])
  tablet.forget()
  await tablet.sync()
  expect(tablet.sent()).toEqual(new Map([['paper', papersOf('c')]]))
  expect(await listed(tablet, 'paper')).toBe(papers)
  tablet.db.close()
})

test('rows that change while their noun is copied anew are copied as they are now', async () => {
  const tablet = await openTablet()
  await give(['shelf-c'])
  await tablet.sync()
  await give(['looker'])
  await oneCall(tablet)
  await oneCall(tablet)
  const [edited, removed, added] = ['paper2', 'paper3', 'paper0more']
  await writer.send([
    writer.op('paper', edited, 'edit', { pages: 77 }, { trunk: 999 }),
    writer.op('paper', removed, 'remove', {}, { trunk: 999 }),
    writer.op('paper', added, 'add', { title: 'late', shelf: 'c' }),
  ])
  await tablet.sync()
  const [here, all] = [await tablet.rows(), await brought()]
  expect(sortedOf(here, 'paper')).toBe(sortedOf(all, 'paper'))
  expect(sortedOf(here, 'paper')).toMatch(/"pages":77/)
  await writer.send([
    writer.op('paper', removed, 'add', { title: 't3', shelf: 'a' }),
    writer.op('paper', added, 'remove', {}, { trunk: 999 }),
  ])
  tablet.db.close()
})

test('a new epoch copies everything anew, as it always has', async () => {
  const tablet = await openTablet()
  await give(['looker'])
  await tablet.sync()
  await sql`update sync_counter set epoch = 'another'`.execute(house.engine.databases.owner)
  tablet.forget()
  await tablet.sync()
  expect(tablet.asks.at(-1)).not.toHaveProperty('recopy')
  expect(tablet.replies.flatMap(({ changes }) => changes).length).toBeGreaterThan(papers)
  expect(await listed(tablet, 'paper')).toBe(papers)
  expect(await readMeta(tablet.db, 'pull')).toMatchObject({ ready: true, place: null })
  tablet.db.close()
})
