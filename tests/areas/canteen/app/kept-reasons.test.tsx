import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isHeld } from '../../../../src/app/pwa/update-guard'
import { FridgeScreen } from '../../../../src/areas/canteen/app/fridges/FridgeScreen'
import { SampleLog } from '../../../../src/areas/canteen/app/log/SampleLog'
import { freshStorage, type Stage, stage } from '../../../kit/area-stage'
import { soon } from '../../../kit/soon'
import { kitchenRows, sampleTaken } from './kitchen-rows'
import { keys } from './taking'

let on: Stage
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})
afterEach(async () => {
  await on.leave()
  vi.unstubAllGlobals()
  localStorage.clear()
})

type Storage = ReturnType<typeof freshStorage>
const log = (storage: Storage, role: 'cook' | 'canteenMgr' = 'cook', more = {}) =>
  stage(<SampleLog />, { ...kitchenRows(), ...more }, { role, address: '/canteen/samples', storage })
const fridges = (storage: Storage) => stage(<FridgeScreen />, kitchenRows(), { role: 'cook', address: '/canteen/fridges', storage })
const open = async (name: string, place: string) => {
  const found = () => [...on.place.querySelectorAll('.dish-card')].find((one) => one.textContent?.includes(name))
  await on.wait(found)
  found()?.querySelector<HTMLElement>(place)?.click()
}
const area = () => document.querySelector<HTMLTextAreaElement>('dialog textarea')
async function type(text: string) {
  await on.wait(area)
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), text)
  area()?.dispatchEvent(new Event('input', { bubbles: true }))
}
const kept = (key: string, values: object) =>
  soon(async () => expect(await on.engine.db.drafts.toArray()).toMatchObject([{ key: expect.stringContaining(key), values }]))
/** Nothing is kept any more, and the save was told of. */
async function none() {
  await soon(async () => expect(await on.engine.db.drafts.count()).toBe(0))
  await on.wait(() => on.find('.toast'))
}

test('why a dish has no sample is there again after a crash, and goes with the save', async () => {
  const storage = freshStorage()
  const excuse = async () => {
    on = await log(storage)
    await open('the milk', '.dish-more')
    await on.tap('dialog button', 'No sample: say why')
  }
  await excuse()
  await on.tap('dialog .chip', 'Not served')
  await type('delivery came late')
  await kept('sample-exception/', { cause: 'notServed', note: 'delivery came late' })
  expect(isHeld()).toBe(true)
  await on.leave()
  await excuse()
  await soon(() => expect(area()?.value).toBe('delivery came late'))
  await on.tap('dialog footer button:not([disabled])', 'Record the reason')
  await soon(async () => expect((await on.ops())[0]?.patch).toMatchObject({ cause: 'notServed', note: 'delivery came late' }))
  await none()
})

test('why a sample is void is there again after a crash', async () => {
  const storage = freshStorage()
  const voiding = async () => {
    on = await log(storage, 'canteenMgr', { 'retained-sample': [sampleTaken('one', 60)] })
    await on.wait(() => on.find('.dish-card[data-state=sampled]'))
    on.find('.dish-card[data-state=sampled] .dish-main')?.click()
    await on.tap('dialog button', 'Void')
  }
  await voiding()
  await type('wrong dish')
  await kept('retained-sample/one/void', { reason: 'wrong dish' })
  await on.leave()
  await voiding()
  await soon(() => expect(area()?.value).toBe('wrong dish'))
  await on.tap('dialog button[data-look=danger]:not([disabled])', 'Void sample')
  await soon(async () => expect(await on.ops()).toMatchObject([{ verb: 'void', key: 'one', patch: { reason: 'wrong dish' } }]))
  await none()
})

test('what was done about a warm fridge is kept, the figure is read off anew', async () => {
  const storage = freshStorage()
  const reading = async () => {
    on = await fridges(storage)
    await on.tap('.fridge-card .big-button', 'Record temperature')
    await keys(on, '11')
    await on.tap('dialog footer button', 'Save 11 ℃')
  }
  await reading()
  await type('door was open')
  await kept('fridge-temp/', { note: 'door was open' })
  await on.leave()
  await reading()
  await soon(() => expect(area()?.value).toBe('door was open'))
  await on.tap('dialog footer button:not([disabled])', 'It is correct: save 11 ℃')
  await soon(async () => expect((await on.ops())[0]?.patch).toMatchObject({ temp: 11, note: 'door was open' }))
  await none()
})
