import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { TableList } from '../../../../src/app/resource/desktop/TableList'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { buttonOf, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { drawn } from '../../../kit/drawn'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>

const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const panel = () => shown.place.querySelector<HTMLElement>('.side-panel')
const rowsShown = () => [...shown.place.querySelectorAll('.cell-link')].map((one) => one.textContent)
/** Where the panel says it stands, once it shows this record. */
const stands = (name: string, place: string) =>
  soon(() => {
    expect(panel()?.querySelector('.record')?.textContent).toContain(name)
    expect(panel()?.querySelector('.record-steps .figures')?.textContent).toBe(place)
  })
const button = (words: string) => buttonOf(panel() as HTMLElement, words)

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['*']) })
  queries.clear()
  engine = await lonelyEngine(gardenCatalogue)
  const plants = Array.from({ length: 22 }, (_, at) => ({ id: `p${at}`, name: `花${at + 10}`, day: '2026-03-02' }))
  await keepRows(engine, 'plant', plants)
  shown = show(<TableList resource={Plant} title="植物" />, { product: productOf(gardenCatalogue), engine })
  await soon(() => expect(rowsShown().length).toBe(10))
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

test('on a row the keyboard stands on a button, which Enter presses: it opens the record', async () => {
  press('ArrowDown', document.body)
  const link = document.activeElement as HTMLElement
  expect(link.tagName).toBe('BUTTON')
  link.click()
  await soon(() => expect(panel()?.textContent).toContain(link.textContent))
})

test('the buttons of a record and j and k lead over the ends of a page to the last of all and back, and the table goes with them', async () => {
  const names = rowsShown()
  shown.place.querySelectorAll<HTMLElement>('.cell-link')[9]?.click()
  await stands(names[9] ?? '', '10/22')
  await soon(async () => expect((await button('下一条')).disabled).toBe(false))
  ;(await button('下一条')).click()
  await soon(() => expect(rowsShown()[0]).not.toBe(names[0]))
  const [eleventh = ''] = rowsShown()
  expect(names).not.toContain(eleventh)
  await stands(eleventh, '11/22')
  expect(shown.place.querySelector('.row-open')?.textContent).toContain(eleventh)
  await soon(async () => expect((await button('上一条')).disabled).toBe(false))
  press('k')
  await stands(names[9] ?? '', '10/22')
  expect(rowsShown()).toEqual(names)
  press('k')
  await stands(names[8] ?? '', '9/22')
})

test('before the first record and behind the last of all there is none', async () => {
  shown.place.querySelectorAll<HTMLElement>('.cell-link')[0]?.click()
  await stands(rowsShown()[0] ?? '', '1/22')
  expect((await button('上一条')).disabled).toBe(true)
  press('k')
  await drawn()
  await stands(rowsShown()[0] ?? '', '1/22')
  shown.place.querySelector<HTMLElement>('.ant-pagination-item-3')?.click()
  await soon(() => expect(rowsShown().length).toBe(2))
  shown.place.querySelectorAll<HTMLElement>('.cell-link')[1]?.click()
  await stands(rowsShown()[1] ?? '', '22/22')
  expect((await button('下一条')).disabled).toBe(true)
})
