import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { follow } from '../../../src/app/following/follow'
import { createEngine, type Engine } from '../../../src/app/offline/engine'
import { monday, today } from '../../kit/device/device'
import { FakeNetwork } from '../../kit/device/fake-network'
import { FakeServer } from '../../kit/device/fake-server'
import { FakeBrowser, settle } from '../../kit/device/fake-world'
import { gardenCatalogue as whole } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const running: Engine[] = []
afterEach(async () => {
  for (const engine of running.splice(0)) await engine.stop()
})

/** A device to which the noun `plant` comes only when it is brought. */
async function open() {
  const { plant, ...others } = whole.resources
  const catalogue = { ...whole, resources: others }
  const browser = new FakeBrowser(monday)
  const server = new FakeServer()
  const network = new FakeNetwork(server)
  const transport = vi.fn(network.transport)
  let bring: (() => void) | undefined
  const rest = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        if (rest.mock.calls.length === 1) reject(new TypeError('Failed to fetch'))
        bring = () => {
          Object.assign(catalogue, whole)
          resolve()
        }
      }),
  )
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  const engine = await createEngine({ catalogue, rest, tenant: 1, user: 'u1', transport, ...browser.window(), ...storage })
  running.push(engine)
  const pass = (ms: number) => browser.clock.pass(ms)
  return { engine, transport, rest, pass, bring: () => bring?.() }
}

const fern = { noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: 'fern' } }

test('nothing is exchanged before every noun is here; those that could not be had are asked for again', async () => {
  const { engine, transport, rest, pass, bring } = await open()
  await pass(4000)
  expect([rest.mock.calls.length, transport.mock.calls.length]).toEqual([1, 0])
  await pass(60_000)
  expect([rest.mock.calls.length, transport.mock.calls.length]).toEqual([2, 0])
  bring()
  await soon(async () => {
    await pass(1000)
    expect(engine.status.getState().ready).toBe(true)
  })
})

test('an edit of a noun that is on its way waits for it, and is kept then; one of a noun that is here does not', async () => {
  const { engine, pass, bring } = await open()
  let isKept = false
  const saving = engine.commit([fern]).then(() => {
    isKept = true
  })
  await pass(10_000)
  expect([isKept, await engine.db.ops.count()]).toEqual([false, 0])
  bring()
  await saving
  expect(await engine.db.ops.count()).toBe(1)
})

test('rows of a noun that is on its way are read when it is here', async () => {
  const { engine, pass, bring } = await open()
  const { db, catalogue, missing } = engine
  const plants = follow({ db, catalogue, asked: { noun: 'plant' }, missing: missing('plant') })
  const heard = vi.fn()
  const end = plants.subscribe(heard)
  await pass(10_000)
  await settle()
  expect(heard).not.toHaveBeenCalled()
  bring()
  await soon(() => expect(plants.read()?.rows).toEqual([]))
  expect(missing('plant')).toBeUndefined()
  end()
})
