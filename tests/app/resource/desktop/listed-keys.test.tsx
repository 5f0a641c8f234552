import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerQuestion } from '../../../../src/app/design/overlay/question'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { listedKeys } from '../../../../src/app/resource/desktop/keys/listed-keys'
import { TableList } from '../../../../src/app/resource/desktop/TableList'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { drawn } from '../../../kit/drawn'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

const resource = { ...Plant, list: ['name', 'note', 'stage'] }
const product = productOf({ ...gardenCatalogue, resources: { ...gardenCatalogue.resources, plant: resource } })
let engine: Engine
let shown: ReturnType<typeof show>

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const named = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Escape',
  'Delete',
  'Backspace',
  'Tab',
]
const others = [...' ?/.,;[]-=+', ...'0123456789', 'Insert', 'F2', 'F5', 'ContextMenu']
/** Every key somebody might press, as a table calls them. */
const all = [...named, ...others, ...letters.flatMap((one) => [one, `Shift+${one}`, `Ctrl+${one}`])]

/** Presses a key, and answers whether anything on the page took it. */
function isTaken(name: string, target: Element): boolean {
  const key = name.replace(/^(Shift|Ctrl)\+/, '')
  const more = { shiftKey: name.startsWith('Shift+'), ctrlKey: name.startsWith('Ctrl+') }
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return event.defaultPrevented
}
const heads = () => [...shown.place.querySelectorAll<HTMLElement>('th.ant-table-column-has-sorters')]
const sorted = () => heads().map((head) => [head.getAttribute('aria-sort'), head.querySelector('.sort-place')?.textContent])
const cell = () => shown.place.querySelector<HTMLElement>('.ant-table-row td[data-column="note"]') as HTMLElement

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['*']) })
  queries.clear()
  engine = await lonelyEngine(gardenCatalogue)
  const plants = ['荷花', '梅花', '兰花'].map((name, at) => ({ id: `p${at}`, name, day: '2026-03-02', stage: 'seed' }))
  await keepRows(engine, 'plant', plants)
  shown = show(<TableList resource={resource} title="植物" />, { product, engine })
  await soon(() => expect(shown.place.querySelectorAll('.cell-link').length).toBe(3))
})
afterEach(async () => {
  shown.close()
  answerQuestion(undefined)
  await engine.stop()
})

/** How things stand when a key is pressed; some keys are heard in one of them alone. */
const grounds: Readonly<Record<string, () => unknown>> = {
  'on a row': () => undefined,
  'with a row chosen': async () => {
    isTaken(' ', cell())
    await soon(() => expect(shown.place.querySelector('.bulk-bar')).not.toBeNull())
    await drawn()
  },
  'beside an open record': async () => {
    shown.place.querySelector<HTMLElement>('.cell-link')?.click()
    await soon(() => expect(shown.place.querySelector('.side-panel .record')).not.toBeNull())
  },
}

/** The table anew, as if nothing had been pressed. */
async function again(): Promise<void> {
  answerQuestion(undefined)
  await drawn()
  shown.close()
  shown = show(<TableList resource={resource} title="植物" />, { product, engine })
  await soon(() => expect(shown.place.querySelectorAll('.cell-link').length).toBe(3))
  cell().focus()
}

const listed = listedKeys.flatMap(({ keys }) => keys.flatMap(({ presses }) => presses))

describe('the list of keys', () => {
  test.each(Object.keys(grounds))('names every key the table takes %s', async (name) => {
    await again()
    await grounds[name]?.()
    expect(all.filter((key) => !listed.includes(key) && isTaken(key, document.activeElement ?? document.body))).toEqual([])
  })

  test.each(listed)('names "%s", which the table takes', async (key) => {
    let isHeard = false
    for (const name of ['on a row', key === 'j' || key === 'k' ? 'beside an open record' : 'with a row chosen']) {
      await again()
      await grounds[name]?.()
      isHeard ||= isTaken(key, document.activeElement ?? document.body)
      if (isHeard) break
    }
    expect(isHeard).toBe(true)
  })

  test('says of itself what the heads of columns answer to', async () => {
    isTaken('?', document.body)
    const sheet = await soon(() => document.querySelector<HTMLElement>('dialog') ?? Promise.reject(new Error('no keys yet')))
    for (const words of ['Shift Enter', 'Shift 单击', '最多 3 列', '双击', 'Ctrl K', 'Ctrl V', '拖动列头'])
      expect(sheet.textContent).toContain(words)
  })
})

test('Enter on a head sorts by its column, and with Shift by one more, each with its place in the order', async () => {
  const enter = (at: number, shiftKey = false) =>
    heads()[at]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true, shiftKey }))
  enter(0)
  await soon(() => expect(sorted().map(([order]) => order)).toEqual(['ascending', null, null]))
  enter(1, true)
  await soon(() =>
    expect(sorted()).toEqual([
      ['ascending', '1'],
      ['ascending', '2'],
      [null, undefined],
    ]),
  )
  expect(heads()[1]?.title).toContain('Shift')
  enter(2)
  await soon(() => expect(sorted().map(([order]) => order)).toEqual([null, null, 'ascending']))
  expect(shown.place.querySelector('.sort-place')).toBeNull()
})
