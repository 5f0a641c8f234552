import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { tellNews } from '../../../src/app/live/news'
import { EngineProvider } from '../../../src/app/offline/EngineProvider'
import { createEngine, type Engine } from '../../../src/app/offline/engine'
import { freshCopy } from '../../../src/app/offline/exchange/eras'
import { makeRoom } from '../../../src/app/offline/exchange/make-room'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { useCopiedRows } from '../../../src/app/offline/view/use-copied-rows'
import { useSession } from '../../../src/app/session/session'
import { SyncBadge } from '../../../src/app/shell/home/SyncBadge'
import { ProductContext } from '../../../src/app/shell/product'
import { productOf } from '../../kit/browser/show'
import { monday, today } from '../../kit/device/device'
import { FakeBrowser } from '../../kit/device/fake-world'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue = gardenCatalogue
const product = productOf(catalogue)
let engine: Engine
let end: () => void = () => undefined
let asked: string[]
let names: string[]
let total: number
/** All that was to be read, one after the other. */
let shown: string[]

function Bed() {
  const rows = useCopiedRows(Plant, today)
  const words = rows?.map((row) => row.name).join() ?? 'waiting'
  if (shown.at(-1) !== words) shown.push(words)
  return <p>{words}</p>
}

/** The rest of the copy comes as one, and at once it is said to be whole. */
async function arrive(...rest: string[]) {
  const { db } = engine
  const rowOf = (name: string) => ({ id: name, rev: 1, day: today, name }) as never
  await db.transaction('rw', db.rows, db.meta, async () => {
    await writeMeta(db, 'pull', { ...(await readMeta(db, 'pull')), ready: true })
    await db.rows.bulkPut(rest.map((name) => ({ noun: 'plant', id: name, by: today, gen: 1, seq: 1, era: '', row: rowOf(name) })))
  })
  engine.status.setState({ ready: true })
}

/** A device whose first copy never arrives. */
function open(isDesktop: boolean): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: isDesktop, addEventListener: () => undefined, removeEventListener: () => undefined }))
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(
    <ProductContext value={product}>
      <MemoryRouter>
        <EngineProvider engine={engine}>
          <Bed />
          <SyncBadge />
        </EngineProvider>
      </MemoryRouter>
    </ProductContext>,
  )
  end = () => root.unmount()
  return place
}

beforeEach(async () => {
  speak('zh-CN')
  ;[asked, names, total, shown] = [[], ['蕨'], 1, []]
  useSession.setState({ granted: new Set(['*']) })
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://here')
    asked.push(`${pathname} ${searchParams.get('day')}`)
    const records = names.map((name) => ({ id: name, rev: 1, day: today, name }))
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result: { records, total } }))
  })
  engine = await createEngine({
    catalogue,
    tenant: 1,
    user: 'first',
    transport: () => new Promise(() => undefined),
    ...new FakeBrowser(monday).window(),
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  })
})
afterEach(async () => {
  end()
  vi.unstubAllGlobals()
  await engine.stop()
})
const says = (place: HTMLElement, words: string) => soon(() => expect(place.querySelector('p')?.textContent).toBe(words))

test('a desktop works with what the server has while its first copy is still on its way, and hears of what is new', async () => {
  const place = open(true)
  await says(place, '蕨')
  expect(asked).toEqual([`/test/garden/plant/list ${today}`])
  ;[names, total] = [['蕨', '苔'], 2]
  tellNews()
  await says(place, '蕨,苔')
})

test('what was entered here meanwhile stands among it', async () => {
  const place = open(true)
  await says(place, '蕨')
  await engine.commit([{ noun: 'plant', key: 'moss', verb: 'add', patch: { day: today, name: '苔' } }])
  await says(place, '蕨,苔')
})

test('a part of many rows is not taken for all of them', async () => {
  total = 1200
  const place = open(true)
  await soon(() => expect(asked).toHaveLength(1))
  await says(place, 'waiting')
})

test('what stands from the server stays until the device has all of it, and is never less in between', async () => {
  const place = open(true)
  await says(place, '蕨')
  await arrive('蕨', '苔')
  await says(place, '苔,蕨')
  expect(shown).toEqual(['waiting', '蕨', '苔,蕨'])
})

test('a desktop that has all of it asks nobody, whoever may not be asked', async () => {
  await arrive('苔')
  const place = open(true)
  await says(place, '苔')
  expect(asked).toEqual([])
})

test('a device in a hand waits for its copy, which it needs without network anyway', async () => {
  const place = open(false)
  await says(place, 'waiting')
  expect(asked).toEqual([])
})

test('a device in a hand shows its rows when it has all of them, and never some', async () => {
  const place = open(false)
  await says(place, 'waiting')
  await arrive('蕨', '苔')
  await says(place, '苔,蕨')
  expect(shown).toEqual(['waiting', '苔,蕨'])
})

test('a device that gave up its old copy for a new one shows none of what is left, and says that it is copying', async () => {
  const place = open(false)
  await arrive('蕨', '苔')
  await says(place, '苔,蕨')
  const { db } = engine
  await writeMeta(db, 'pull', freshCopy(await readMeta(db, 'pull')))
  await makeRoom(db, true)
  await says(place, 'waiting')
  await soon(() => expect(place.querySelector('a')?.textContent).toMatch(/^正在下载/))
})

test('what is being copied has a name, and how far it has come a number', async () => {
  const place = open(false)
  await soon(() => expect(place.querySelector('a')?.textContent).toMatch(/^正在下载.+（1\/\d+）$/))
})
