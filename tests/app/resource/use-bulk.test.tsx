import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import type { BulkAct } from '../../../src/app/resource/bulk/bulk-plan'
import { countStopped, useBulk } from '../../../src/app/resource/bulk/use-bulk'
import type { ViewRow } from '../../../src/app/resource/row'
import type { Resource } from '../../../src/contract/resource'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue, Plant, Stone } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>
const calls: { readonly address: string; readonly body: { readonly rows: readonly unknown[] } }[] = []
const rows = (count: number): ViewRow[] =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at}`, rev: 1, day: '2026-03-02', name: `${at}` }))
const renamed: BulkAct = { kind: 'edit', field: 'name', value: '石' }

function Doing({ resource, act, count }: { resource: Resource; act: BulkAct; count: number }) {
  const { progress, isBusy, run } = useBulk(resource)
  return (
    <>
      <button type="button" onClick={() => void run(act, rows(count))}>
        Do
      </button>
      <output>{progress && !isBusy && `${progress.tried} of ${progress.of}, ${countStopped(progress)} stopped`}</output>
    </>
  )
}
const toldOf = async (resource: Resource, act: BulkAct, count: number, told: string) => {
  shown = show(<Doing {...{ resource, act, count }} />, { product: productOf(gardenCatalogue), engine })
  ;(await buttonOf(shown.place, 'Do')).click()
  await soon(() => expect(shown.place.querySelector('output')?.textContent).toBe(told))
}
const groupsOnDevice = async () => {
  const counts = new Map<string | undefined, number>()
  for (const { group } of await engine.db.ops.toArray()) counts.set(group?.id, (counts.get(group?.id) ?? 0) + 1)
  return [...counts.values()].sort((one, two) => two - one)
}

beforeEach(async () => {
  speak('en')
  calls.length = 0
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    calls.push({ address, body: JSON.parse(body) })
    const isGood = calls.length !== 1
    const answer = { success: isGood, code: isGood ? 200 : 400, message: '', timestamp: 0, result: null }
    return new Response(JSON.stringify(isGood ? answer : { ...answer, error: 'record.none-changed', values: {} }))
  })
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('what a device may edit goes through its outbox, in groups that are done all or none, without a call', async () => {
  await toldOf(Plant, renamed, 203, '203 of 203, 0 stopped')
  expect(await groupsOnDevice()).toEqual([200, 3])
  expect(calls).toEqual([])
})

test('all else is changed by the server in groups, and one that stops does not stop the next', async () => {
  await toldOf(Stone, renamed, 203, '203 of 203, 200 stopped')
  expect(calls.map(({ address, body }) => [new URL(address, 'http://here').pathname, body.rows.length])).toEqual([
    ['/test/garden/stone/changeBatch', 200],
    ['/test/garden/stone/changeBatch', 3],
  ])
  expect(calls[1]?.body).toEqual({
    verb: 'edit',
    patch: { name: '石' },
    rows: [200, 201, 202].map((at) => ({ id: `r${at}`, rev: 1 })),
  })
  expect(await groupsOnDevice()).toEqual([])
})
