import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { createEngine } from '../../../src/app/offline/engine'
import { saveDraft } from '../../../src/app/offline/outbox/draft'
import { readMeta } from '../../../src/app/offline/person-db'
import { monday, today } from '../../kit/device/device'
import { FakeNetwork } from '../../kit/device/fake-network'
import { FakeServer } from '../../kit/device/fake-server'
import { FakeBrowser, settle } from '../../kit/device/fake-world'
import { gardenCatalogue as catalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

// A loaded machine may take its time.
async function twoPages() {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  const browser = new FakeBrowser(monday)
  const calls: (() => void)[] = []
  const transport = () => new Promise<never>((_, reject) => calls.push(() => reject({ status: 0 })))
  const page = await createEngine({ ...storage, ...browser.window(), catalogue, tenant: 1, user: 'u1', transport })
  await page.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: 'fern' } }])
  await soon(async () => {
    await browser.clock.pass(100)
    expect(calls).not.toEqual([])
  })
  const newer = new Dexie(page.db.name, { ...storage, autoOpen: false })
  newer.version(99).stores({ ops: 'id, n, entity', drafts: 'key, updatedAt', meta: 'k', pasture: 'id' })
  await newer.open()
  await soon(() => expect(page.status.getState().pause).toBe('update'))
  return { browser, calls, page, newer }
}

test('a page that a newer one puts aside says so for good, whatever it still hears', async () => {
  const { browser, calls, page, newer } = await twoPages()
  for (const lose of calls) lose()
  await browser.clock.pass(60_000)
  expect(page.status.getState()).toMatchObject({ pause: 'update', phase: 'idle', leads: false })
  browser.window().channel.post({ kind: 'mood', mood: { online: true, fresh: true, phase: 'idle', pause: undefined } })
  await browser.clock.pass(1000)
  expect(page.status.getState()).toMatchObject({ pause: 'update' })
  await expect(page.commit([{ noun: 'plant', key: 'ivy', verb: 'add', patch: { day: today, name: 'ivy' } }])).rejects.toMatchObject({
    code: 'device.newer',
  })
  newer.close()
  await page.stop()
})

test('a page put aside lets go of the sending at once', async () => {
  const { browser, page, newer } = await twoPages()
  const held = vi.fn(async () => undefined)
  await browser.locks.request(`sync:${page.db.name}`, {}, held)
  expect(held).toHaveBeenCalledOnce()
  newer.close()
  await page.stop()
})

test('what is typed on a page put aside is there after the reload it asks for', async () => {
  const { page, newer } = await twoPages()
  await saveDraft(page.db, { key: 'plant/new', values: { name: 'moss' }, updatedAt: monday, v: 1 })
  expect(await newer.table('drafts').toArray()).toMatchObject([{ key: 'plant/new', values: { name: 'moss' } }])
  newer.close()
  await page.stop()
})

test('signing out on a page put aside fails aloud, and ends nobody else’s work', async () => {
  const { browser, page, newer } = await twoPages()
  const heard: string[] = []
  browser.window().channel.listen(({ kind }) => heard.push(kind))
  await expect(page.leave('discard')).rejects.toMatchObject({ code: 'device.newer' })
  await settle()
  expect(heard).not.toContain('left')
  expect(await newer.table('ops').count()).toBe(1)
  newer.close()
  await page.stop()
})

test('a connection the browser closed keeps nobody from signing out, nor from fetching everything again', async () => {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange }
  const browser = new FakeBrowser(monday)
  const network = new FakeNetwork(new FakeServer())
  const open = () => createEngine({ ...storage, ...browser.window(), catalogue, tenant: 1, user: 'u1', transport: network.transport })
  const page = await open()
  await page.db.rows.put({ noun: 'plant', id: 'fern', by: today, gen: 1, seq: 1, era: '', row: { id: 'fern', rev: 1 } as never })
  const before = await readMeta(page.db, 'pull')
  page.db.close({ disableAutoOpen: false })
  await page.fetchAgain()
  expect((await readMeta(page.db, 'pull')).gen).toBe(before.gen + 1)
  page.db.close({ disableAutoOpen: false })
  const heard: string[] = []
  browser.window().channel.listen(({ kind }) => heard.push(kind))
  await page.leave('keep')
  await settle()
  expect(heard).toContain('left')
  const again = await open()
  expect(await again.db.rows.count()).toBe(0)
  await again.stop()
})
