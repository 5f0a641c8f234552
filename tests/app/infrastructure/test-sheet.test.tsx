import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TestSheet } from '../../../src/app/infrastructure/TestSheet'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import '../../../src/contract/later-errors'
import { DataSource } from '../../../src/contract/system/infrastructure/data-source'
import { buttonOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>
let answer: object
beforeEach(async () => {
  speak('en')
  engine = await lonelyEngine(gardenCatalogue)
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ timestamp: 0, result: null, ...answer })))
  const row = { id: 'd1', rev: 1, name: 'Till' }
  shown = show(<TestSheet resource={DataSource} row={row} close={() => undefined} />, { product: productOf(gardenCatalogue), engine })
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

const press = async (words: string) => (await buttonOf(document.body, words)).click()

test('that a database is reached is a sign, and why not a sentence of its own, which is gone once it is reached', async () => {
  answer = { success: false, code: 409, message: 'no', error: 'data-source.kind' }
  await press('Try the connection')
  await soon(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('This server has no driver for this kind of database'),
  )
  expect(document.querySelector('.sign')).toBeNull()
  answer = { success: true, code: 200, message: '' }
  await press('Try again')
  await soon(() => expect(document.querySelector('.sign')?.textContent).toBe('Connected'))
  expect(document.querySelector('[role=alert]')).toBeNull()
})
