import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reply } from '../../../src/contract/sync/exchange'
import { firstAsk, plainOp } from '../../kit/device/plain-op'
import { postJson, signIn } from '../../kit/server/post-json'
import { prepareHouse, type RestlessHouse } from './restless-house'

let house: RestlessHouse
beforeAll(async () => {
  house = await prepareHouse()
})
afterAll(() => house.clear())

const ask = (key: string) => firstAsk([plainOp({ key, patch: { title: key, shelf: 'a' } })])

/** Sends an exchange the database cannot finish before `meanwhile` is done. */
const heldBack = (address: string, token: string, key: string, meanwhile: () => Promise<void>): Promise<Reply> =>
  house.onDatabase(async (client) => {
    await client.query('begin')
    await client.query('select * from sync_counter for update')
    const answer = postJson<Reply>(address, '/sync', ask(key), { 'x-access-token': token })
    answer.catch(() => undefined)
    const held = async () => (await client.query('select 1 from pg_locks where not granted')).rowCount
    await expect.poll(held).toBe(1)
    await meanwhile()
    await client.query('rollback')
    return (await answer).result
  })

const ways = [
  { way: 'SIGTERM', end: (pid: number) => process.kill(pid, 'SIGTERM') },
  { way: 'Ctrl-C to the whole group', end: (pid: number) => process.kill(-pid, 'SIGINT') },
]

test.for(ways)('$way: what is under way is finished, then everything ends well', async ({ way, end }) => {
  const server = house.start()
  const address = await server.ready
  const token = await signIn(address, 'anna')
  let asked = 0
  const reply = await heldBack(address, token, way.replace(/\W+/g, '-'), async () => {
    asked = Date.now()
    end(server.child.pid ?? 0)
    await expect
      .poll(() =>
        fetch(`${address}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    expect(server.child.exitCode).toBeNull()
  })
  expect(reply.settled).toMatchObject([{ outcome: 'applied' }])
  expect(await server.ended).toBe(0)
  expect(Date.now() - asked).toBeLessThan(30_000)
  expect(await house.database()).toEqual([])
})

test('what was under way is there at the next start', async () => {
  const address = await house.start().ready
  const token = await signIn(address, 'anna')
  const { result } = await postJson<Reply>(address, '/sync', firstAsk(), { 'x-access-token': token })
  expect(result.changes.map(({ id }) => id)).toEqual(['SIGTERM', 'Ctrl-C-to-the-whole-group'])
})
