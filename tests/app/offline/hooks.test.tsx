import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { EngineProvider } from '../../../src/app/offline/EngineProvider'
import { createEngine, type Engine } from '../../../src/app/offline/engine'
import type { Pull } from '../../../src/app/offline/outbox/stored'
import { useCommit } from '../../../src/app/offline/outbox/use-commit'
import { useConflictCentre } from '../../../src/app/offline/outbox/use-conflict-centre'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { useSyncStatus } from '../../../src/app/offline/use-sync-status'
import { useCopiedRows } from '../../../src/app/offline/view/use-copied-rows'
import { useRow } from '../../../src/app/offline/view/use-row'
import { useRows } from '../../../src/app/offline/view/use-rows'
import { add } from '../../../src/contract/sync/intent'
import { addDays } from '../../../src/contract/time'
import { monday, today } from '../../kit/device/device'
import { FakeBrowser } from '../../kit/device/fake-world'
import { gardenCatalogue as catalogue, Plant, Stone } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const later = addDays(today, 1)
let ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends) end()
  ends = []
})

function Bed() {
  const rows = useRows(Plant, today)
  const fern = useRow(Plant, 'fern')
  const waiting = useSyncStatus((status) => status.waiting)
  const conflictCentre = useConflictCentre()
  const commit = useCommit()
  const plant = () => commit([add(Plant, 'fern', { day: today, name: '蕨' })])
  return (
    <button type="button" onClick={plant}>
      {rows ? rows.map((row) => row.name).join() : 'loading'}|{fern === undefined ? 'loading' : (fern?.standing ?? 'none')}|{waiting}|
      {conflictCentre?.waiting.length}
    </button>
  )
}

function show(engine: Engine, screen = <Bed />): HTMLElement {
  const place = document.createElement('div')
  const root = createRoot(place)
  ends.push(
    () => root.unmount(),
    () => {
      engine.stop()
    },
  )
  root.render(<EngineProvider engine={engine}>{screen}</EngineProvider>)
  return place
}

const shows = (place: HTMLElement, text: string) => soon(() => expect(place.textContent).toBe(text))

test('a screen follows what is saved, and a connection the browser closed does not stop it', async () => {
  const engine = await createEngine({
    catalogue,
    tenant: 1,
    user: 'hooks',
    transport: () => Promise.reject({ status: 0 }),
    ...new FakeBrowser(monday).window(),
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  })
  const place = show(engine)
  await shows(place, '|none|0|0')
  engine.db.close({ disableAutoOpen: false })
  place.querySelector('button')?.click()
  await shows(place, '蕨|waiting|1|1')
})

let seen: string[] = []
function Day() {
  const [asked, ask] = useState({ day: today, id: 'fern' })
  const rows = useRows(Plant, asked.day)
  const row = useRow(Plant, asked.id)
  seen.push(`${asked.day} ${rows?.map(({ name }) => name).join() ?? '?'} ${asked.id} ${row?.name ?? '?'}`)
  return (
    <button type="button" onClick={() => ask({ day: later, id: 'moss' })}>
      {rows?.map(({ name }) => name).join() ?? 'loading'}
    </button>
  )
}

test('asked about another day or row, a screen waits for the answer instead of showing the old one under the new name', async () => {
  const engine = await createEngine({
    catalogue,
    tenant: 1,
    user: 'days',
    transport: () => Promise.reject({ status: 0 }),
    ...new FakeBrowser(monday).window(),
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  })
  await engine.commit([
    { noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } },
    { noun: 'plant', key: 'moss', verb: 'add', patch: { day: later, name: '苔' } },
  ])
  seen = []
  const place = show(engine, <Day />)
  await shows(place, '蕨')
  place.querySelector('button')?.click()
  await shows(place, '苔')
  expect(seen.filter((one) => one.startsWith(later) && one.includes('蕨'))).toEqual([])
})

function Counting() {
  const [stones, plants] = [useCopiedRows(Stone), useCopiedRows(Plant)]
  return `${stones?.length ?? 'not yet'} ${plants?.length ?? 'not yet'}`
}

test('who counts rows waits for all of them, and for none of the nouns after them in the first copy', async () => {
  const engine = await createEngine({
    catalogue,
    tenant: 1,
    user: 'copy',
    transport: () => Promise.reject({ status: 0 }),
    ...new FakeBrowser(monday).window(),
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  })
  const nobody = { createBy: '', createTime: '', updateBy: '', updateTime: '' }
  const row = (noun: string, id: string) => ({ noun, id, by: '', gen: 1, seq: 1, era: 'a', row: { id, rev: 1, scope: 'all', ...nobody } })
  await engine.db.rows.bulkAdd([row('stone', 'a'), row('stone', 'b'), row('plant', 'c')])
  const place = show(engine, <Counting />)
  const reaches = async (found: Partial<Pull>) => writeMeta(engine.db, 'pull', { ...(await readMeta(engine.db, 'pull')), ...found })
  await shows(place, 'not yet not yet')
  await reaches({ place: { asOf: 1, noun: 'stone', after: 'a' } })
  await soon(() => expect(engine.status.getState().reached).not.toBeNull())
  await shows(place, 'not yet not yet')
  await reaches({ place: { asOf: 1, noun: 'plant', after: 'c' } })
  await shows(place, '2 not yet')
  await reaches({ place: null, since: 1, ready: true })
  await shows(place, '2 1')
})
