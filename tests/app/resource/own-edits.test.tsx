import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEngine, type Engine } from '../../../src/app/offline/engine'
import { useList } from '../../../src/app/resource/list/use-list'
import { queries } from '../../../src/app/resource/queries'
import { useRecord } from '../../../src/app/resource/record/use-record'
import type { ViewRow } from '../../../src/app/resource/row'
import type { Ask } from '../../../src/contract/sync/exchange'
import { freshStorage } from '../../kit/area-stage'
import { productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { FakeNetwork } from '../../kit/device/fake-network'
import { FakeServer } from '../../kit/device/fake-server'
import { FakeBrowser } from '../../kit/device/fake-world'
import { gardenCatalogue as catalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let browser: FakeBrowser
let server: FakeServer
let shown: ReturnType<typeof show>
/** What the server's own screens are told: it hears of an edit, yet its answers are old until a test renews them. */
let told: ViewRow[]
/** What is sent waits for it. */
let sending: Promise<void> | undefined
let seen: string[]

const page = { page: 1, size: 10, sorts: [{ column: 'name', descending: false }], filters: {} }
const envelope = (status: number, more: object) =>
  new Response(JSON.stringify({ success: status < 400, code: status, message: '', timestamp: 0, ...more }), { status })

function List() {
  const list = useList(Plant, page)
  const text = `${list.phase} ${list.rows.map((row) => `${row.name}${row.standing ? '…' : ''}`).join()} ${list.total}`
  if (seen.at(-1) !== text) seen.push(text)
  return <p>{text}</p>
}
function One({ id }: { id: string }) {
  const { phase, row } = useRecord(Plant, id)
  const text = `${phase} ${row?.name ?? '-'}${row?.standing ? '…' : ''}`
  if (seen.at(-1) !== text) seen.push(text)
  return <p>{text}</p>
}

async function open(screen: React.ReactNode, first: string): Promise<void> {
  shown = show(screen, { product: productOf(catalogue), engine })
  await soon(() => expect(seen.at(-1)).toBe(first))
}
const says = (text: string) =>
  soon(async () => {
    await browser.clock.pass(1000)
    expect(seen.at(-1)).toBe(text)
  })
const settled = () =>
  soon(async () => {
    await browser.clock.pass(1000)
    expect(await engine.db.done.count()).toBeGreaterThan(0)
    expect(await engine.db.ops.count()).toBe(0)
  })
const intent = (verb: string, patch: object, key = 'fern') => engine.commit([{ noun: 'plant', key, verb, patch: { ...patch } }])
/** An edit is made, and sent once the screen has said so: the server may be quicker. */
async function shownFirst(made: () => Promise<unknown>, text: string): Promise<void> {
  let send: () => void = () => undefined
  sending = new Promise((resolve) => {
    send = resolve
  })
  await made()
  await soon(() => expect(seen.at(-1)).toBe(text))
  send()
}
/** The screen has been drawn with everything that has happened. */
const drawn = async () => {
  for (let turn = 0; turn < 5; turn++) await browser.clock.pass(1000)
}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
  queries.clear()
  seen = []
  sending = undefined
  server = new FakeServer()
  server.write('plant', 'fern', { day: today, name: '蕨' })
  told = [{ id: 'fern', rev: 1, day: today, name: '蕨' }]
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/list')) return envelope(200, { result: { records: told, total: told.length, size: 10, current: 1, pages: 1 } })
    const row = told.find(({ id }) => address.includes(`id=${id}`))
    return row ? envelope(200, { result: row }) : envelope(404, { error: 'record.gone' })
  })
  browser = new FakeBrowser(Date.now())
  const network = new FakeNetwork(server)
  const transport = async (ask: Ask) => {
    if (ask.ops.length > 0) await sending
    return network.transport(ask)
  }
  engine = await createEngine({ ...freshStorage(), ...browser.window(), catalogue, tenant: 1, user: 'u1', transport })
  await soon(async () => {
    await browser.clock.pass(1000)
    expect(await engine.db.rows.count()).toBe(1)
  })
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('[I10] a row removed on a desktop is gone at once, and stays gone while that waits', async () => {
  await open(<List />, 'ready 蕨 1')
  sending = new Promise(() => undefined)
  await intent('remove', {})
  await says('ready  0')
})

test('[I10] an accepted removal does not bring the row back while the server’s answer is older', async () => {
  await open(<List />, 'ready 蕨 1')
  await shownFirst(() => intent('remove', {}), 'ready  0')
  await settled()
  await drawn()
  expect(seen.slice(seen.indexOf('ready  0'))).toEqual(['ready  0'])
})

test('[I10] an accepted edit never shows the old value again', async () => {
  await open(<List />, 'ready 蕨 1')
  await shownFirst(() => intent('edit', { name: '大蕨' }), 'ready 大蕨… 1')
  await settled()
  await drawn()
  expect(seen.slice(seen.indexOf('ready 大蕨… 1'))).toEqual(['ready 大蕨… 1', 'ready 大蕨 1'])
})

test('[I10] a new row does not vanish between its acceptance and the next answer', async () => {
  await open(<List />, 'ready 蕨 1')
  await shownFirst(() => intent('add', { day: today, name: '苔' }, 'moss'), 'ready 苔…,蕨 2')
  await settled()
  await drawn()
  expect(seen.slice(seen.indexOf('ready 苔…,蕨 2'))).toEqual(['ready 苔…,蕨 2', 'ready 苔,蕨 2'])
})

test('[I10] an open record keeps an accepted edit, and is gone once it is removed', async () => {
  await open(<One id="fern" />, 'ready 蕨')
  await shownFirst(() => intent('edit', { name: '大蕨' }), 'ready 大蕨…')
  await settled()
  await drawn()
  expect(seen.slice(seen.indexOf('ready 大蕨…'))).toEqual(['ready 大蕨…', 'ready 大蕨'])
  await intent('remove', {})
  await says('gone -')
  await settled()
  await drawn()
  expect(seen.at(-1)).toBe('gone -')
})

test('[I10] a record made while it is open is not called gone when it is accepted', async () => {
  await open(<One id="moss" />, 'gone -')
  await shownFirst(() => intent('add', { day: today, name: '苔' }, 'moss'), 'ready 苔…')
  await settled()
  await drawn()
  expect(seen.slice(seen.indexOf('ready 苔…'))).toEqual(['ready 苔…', 'ready 苔'])
})
