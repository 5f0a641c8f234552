import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ValuesSheet } from '../../../src/app/conflict-centre/ValuesSheet'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { isHeld } from '../../../src/app/pwa/update-guard'
import { RecordForm } from '../../../src/app/resource/form/RecordForm'
import { FlowBar } from '../../../src/app/resource/record/FlowBar'
import { useSession } from '../../../src/app/session/session'
import { buttonOf, fill, inputOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { letterProduct } from '../../kit/product/letter-product'
import { soon } from '../../kit/soon'

let engine: Engine
let opened: { close: () => void }[] = []
const open = (element: Parameters<typeof show>[0], catalogue = gardenCatalogue) => {
  const shown = show(element, { product: productOf(catalogue), engine })
  opened.push(shown)
  return shown
}
const drafts = () => engine.db.drafts.toArray()
/** The page goes away without a word, as when the app is swept off the screen. */
const sweepAway = (shown: { close: () => void }) => {
  window.dispatchEvent(new Event('pagehide'))
  shown.close()
}

beforeEach(async () => {
  speak('zh-CN')
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  for (const { close } of opened) close()
  opened = []
  await engine.stop()
})

test('what a move asks is there again after the page was swept away, and goes with the move', async () => {
  useSession.setState({ granted: new Set(['plant:grow']) })
  const row = { id: 'fern', rev: 1, day: today, name: 'fern', stage: 'seed' }
  const first = open(<FlowBar resource={Plant} row={row} />)
  ;(await buttonOf(first.place, '长大')).click()
  await fill(document.body, '备注', '靠窗')
  await soon(() => expect(isHeld()).toBe(true))
  sweepAway(first)
  expect(isHeld()).toBe(false)
  await soon(async () => expect(await drafts()).toMatchObject([{ key: 'plant/fern/grow', values: { note: '靠窗' }, v: 1 }]))
  const second = open(<FlowBar resource={Plant} row={row} />)
  ;(await buttonOf(second.place, '长大')).click()
  await soon(async () => expect((await inputOf(document.body, '备注')).value).toBe('靠窗'))
  const buttons = [...document.querySelectorAll('dialog button')].filter((one) => one.textContent === '长大')
  ;(buttons.at(-1) as HTMLButtonElement).click()
  await soon(async () =>
    expect((await engine.db.ops.toArray()).map(({ verb, patch }) => [verb, patch])).toEqual([['grow', { note: '靠窗' }]]),
  )
  await soon(async () => expect(await drafts()).toEqual([]))
  await soon(() => expect(isHeld()).toBe(false))
})

test('a correction in the conflict centre is there again, and gone once it is sent', async () => {
  const onSend = vi.fn(async () => undefined)
  const sheet = (
    <ValuesSheet
      resource={Plant}
      title="更正"
      draft="fix/op1"
      send="发送"
      names={['name', 'note']}
      start={{ name: 'fern', note: 'a' }}
      how="part"
      onSend={onSend}
      onClose={() => undefined}
    />
  )
  const first = open(sheet)
  await fill(document.body, '备注', 'b')
  sweepAway(first)
  await soon(async () => expect(await drafts()).toMatchObject([{ key: 'fix/op1', values: { note: 'b' } }]))
  open(sheet)
  await soon(async () => expect((await inputOf(document.body, '备注')).value).toBe('b'))
  ;(await buttonOf(document.body, '发送')).click()
  await soon(() => expect(onSend).toHaveBeenCalledWith({ name: 'fern', note: 'b' }))
  await soon(async () => expect(await drafts()).toEqual([]))
})

test('a form begun before an update goes on in the fields of the release after it', async () => {
  const { catalogue } = letterProduct
  await engine.stop()
  engine = await lonelyEngine(catalogue)
  const values = { title: 'x', sender: 'Ann', address: 'High Street 1, Leeds' }
  await engine.db.drafts.put({ key: 'letter/new', values, updatedAt: 0, v: 1 })
  const letter = catalogue.resources.letter ?? Plant
  const resource = {
    ...letter,
    form: [
      ['title', 'writer'],
      ['street', 'town'],
    ],
  }
  const onSaved = vi.fn()
  const { place } = open(<RecordForm resource={resource} onSaved={onSaved} onCancel={() => undefined} />, catalogue)
  await soon(async () => expect((await inputOf(place, '城市')).value).toBe('Leeds'))
  expect((await inputOf(place, '写信人')).value).toBe('Ann')
  ;(await buttonOf(place, '保存')).click()
  await soon(async () =>
    expect((await engine.db.ops.toArray()).map(({ patch, v }) => [patch, v])).toEqual([
      [{ title: 'x', shelf: 'a', writer: 'Ann', street: 'High Street 1', town: 'Leeds' }, 2],
    ]),
  )
  await soon(async () => expect(await drafts()).toEqual([]))
  await soon(() => expect(onSaved).toHaveBeenCalledOnce())
})
