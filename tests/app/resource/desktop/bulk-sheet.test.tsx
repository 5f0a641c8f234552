import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { TableList } from '../../../../src/app/resource/desktop/TableList'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

const resource = { ...Plant, list: ['name', 'note', 'stage'] }
const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, plant: resource } }
let engine: Engine
let shown: ReturnType<typeof show>

const bar = () => shown.place.querySelector<HTMLElement>('.bulk-bar') as HTMLElement
const dialog = () => soon(() => document.querySelector<HTMLElement>('dialog') ?? Promise.reject(new Error('no sheet yet')))
const lines = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll<HTMLElement>('.bulk-preview tr')].map((line) => [line.dataset.left, line.textContent])
const ops = async () => (await engine.db.ops.toArray()).map(({ key, verb, patch }) => ({ key, verb, patch }))

async function open(granted: readonly string[] = ['*']) {
  useSession.setState({ granted: new Set(granted) })
  shown = show(<TableList resource={resource} title="植物" />, { product: productOf(catalogue), engine })
  await soon(() => expect(shown.place.querySelectorAll('.cell-link').length).toBe(10))
  shown.place.querySelector<HTMLInputElement>('.ant-table-row input[type=checkbox]')?.click()
  ;(await buttonOf(shown.place, '选中全部 12 条')).click()
  await soon(() => expect(bar().textContent).toContain('已选 12 条'))
}

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  engine = await lonelyEngine(catalogue)
  const plants = Array.from({ length: 12 }, (_, at) => ({
    ...{ id: `p${at}`, name: `花${at + 10}`, day: '2026-03-02', note: at < 2 ? '喜阴' : null },
    stage: at === 11 ? 'sold' : at > 8 ? 'grown' : 'seed',
  }))
  await keepRows(engine, 'plant', plants)
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

test('all rows of a list are changed alike, also without a network, once it was shown which are and which are so already', async () => {
  await open()
  ;(await buttonOf(bar(), '批量修改')).click()
  const sheet = await dialog()
  await fill(sheet, '改为', '喜阴')
  await soon(() => expect(sheet.textContent).toContain('将改 10 条，2 条不能改'))
  expect(lines(sheet).slice(0, 3)).toEqual([
    ['true', expect.stringContaining('已经是这样')],
    ['true', expect.stringContaining('已经是这样')],
    ['false', expect.stringMatching(/花\d\d空喜阴/)],
  ])
  expect(await ops()).toEqual([])
  ;(await buttonOf(sheet, '编辑：12 条里的 10 条')).click()
  await soon(() => expect(document.querySelector('dialog')).toBeNull())
  expect(new Set((await ops()).map(({ patch }) => JSON.stringify(patch)))).toEqual(new Set(['{"note":"喜阴"}']))
  expect((await ops()).length).toBe(10)
  expect(bar()).toBeNull()
})

test('a move is made of the rows that can make it, and the others are named with the state they stand in', async () => {
  await open()
  ;(await buttonOf(bar(), '售出')).click()
  const sheet = await dialog()
  await soon(() => expect(sheet.textContent).toContain('将改 2 条，10 条不能改'))
  expect(
    lines(sheet)
      .filter(([left]) => left === 'true')
      .every(([, words]) => words?.includes('当前状态不允许')),
  ).toBe(true)
})

test('whoever leaves the sheet has changed nothing', async () => {
  await open()
  ;(await buttonOf(bar(), '批量修改')).click()
  const sheet = await dialog()
  await soon(() => expect(sheet.textContent).toContain('将改 2 条'))
  await fill(sheet, '改为', '喜阴')
  await soon(() => expect(sheet.textContent).toContain('将改 10 条'))
  ;(await buttonOf(sheet, '取消')).click()
  await soon(() => expect(document.querySelector('dialog')).toBeNull())
  expect(await ops()).toEqual([])
})

test('who may neither edit nor delete is offered neither', async () => {
  await open(['plant:list'])
  const words = bar().textContent ?? ''
  expect([words.includes('批量修改'), words.includes('删除'), words.includes('售出')]).toEqual([false, false, false])
  await buttonOf(bar(), '复制')
})

test('all rows of a list are deleted on the device without a network, as one group', async () => {
  await open()
  ;(await buttonOf(bar(), '删除选中的 12 条')).click()
  const sheet = await dialog()
  ;(await buttonOf(sheet, '删除这 12 条')).click()
  await soon(() => expect(document.querySelector('dialog')).toBeNull())
  expect((await ops()).map(({ verb }) => verb)).toEqual(Array.from({ length: 12 }, () => 'remove'))
})
