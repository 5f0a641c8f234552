import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { wipe } from '../../../src/app/offline/leader/leave'
import { NounImport } from '../../../src/app/resource/list/import/NounImport'
import { callAs } from '../../../src/app/wire/surroundings'
import { buttonOf, chooseFiles, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const product = productOf(gardenCatalogue)
const expired = vi.fn()
let engine: Engine
const opened: (() => void)[] = []

beforeEach(async () => {
  speak('en')
  expired.mockClear()
  callAs({ token: () => 'abc', tenant: () => '1', language: () => 'en', expired })
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  for (const close of opened.splice(0)) close()
  await engine.stop()
  vi.unstubAllGlobals()
})

/** A server that answers an import so, and the files it was sent. */
function answers(status: number, envelope: object): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: unknown } = {}) => {
    const files = body instanceof FormData ? body.getAll('files[]') : []
    for (const file of files) if (file instanceof File) sent.push(`${file.name}: ${await file.text()}`)
    return Response.json({ message: '', result: null, timestamp: 0, ...envelope }, { status })
  })
  return sent
}

function open() {
  const onClose = vi.fn()
  const { place, close } = show(<NounImport resource={Plant} onClose={onClose} />, { product, engine })
  opened.push(close)
  return { place, close, onClose }
}
const filesIn = (place: HTMLElement) => [...place.querySelectorAll('.import-files li > span:first-of-type')].map((one) => one.textContent)

test('an import that meets a sign-in that is over asks for a new one, and is sent again afterwards with its file still chosen', async () => {
  answers(401, { success: false, code: 401, error: 'session.expired' })
  const before = open()
  await chooseFiles(before.place, new File(['rows'], 'plants.xlsx'))
  ;(await buttonOf(before.place, 'Upload')).click()
  await soon(() => expect(expired.mock.calls).toEqual([[401]]))
  await soon(() => expect(before.place.textContent).toContain('login expired'))
  expect(filesIn(before.place)).toEqual(['plants.xlsx'])
  // What the end of a sign-in leaves on the device, and the page that is begun anew.
  before.close()
  await wipe(engine.db, 'keep')
  const sent = answers(200, { success: true, code: 200 })
  const after = open()
  await soon(() => expect(filesIn(after.place)).toEqual(['plants.xlsx']))
  ;(await buttonOf(after.place, 'Upload')).click()
  await soon(() => expect(after.onClose).toHaveBeenCalledOnce())
  expect(sent).toEqual(['plants.xlsx: rows'])
})

test('what is in, given up or taken out again is not offered once more, and none of its bytes stay', async () => {
  answers(200, { success: true, code: 200 })
  const kept = async () =>
    (await engine.db.drafts.toArray()).flatMap(({ values }) => (values.sheets as { name: string }[]).map(({ name }) => name))
  const isKept = (...names: string[]) =>
    soon(async () => expect([await kept(), await engine.db.blobs.count()]).toEqual([names, names.length]))
  const done = open()
  await chooseFiles(done.place, new File(['rows'], 'plants.xlsx'))
  await isKept('plants.xlsx')
  ;(await buttonOf(done.place, 'Upload')).click()
  await isKept()
  const left = open()
  await chooseFiles(left.place, new File(['rows'], 'plants.xlsx'), new File(['more'], 'more.xls'))
  await isKept('plants.xlsx', 'more.xls')
  ;(await buttonOf(left.place, 'Remove plants.xlsx')).click()
  await isKept('more.xls')
  ;(await buttonOf(left.place, 'Close')).click()
  await isKept()
})

test('the bytes of a sheet that a form names as well stay when the import is over', async () => {
  const { place } = open()
  await chooseFiles(place, new File(['rows'], 'plants.xlsx'))
  const sha = await soon(async () => (await engine.db.blobs.toArray())[0]?.sha ?? Promise.reject(new Error('not kept')))
  await engine.db.drafts.put({ key: 'plant/new', values: { files: [{ sha }] }, updatedAt: 0 })
  await soon(async () => expect(await engine.db.drafts.count()).toBe(2))
  ;(await buttonOf(place, 'Close')).click()
  await soon(async () => expect(await engine.db.drafts.toCollection().primaryKeys()).toEqual(['plant/new']))
  expect(await engine.db.blobs.count()).toBe(1)
})
