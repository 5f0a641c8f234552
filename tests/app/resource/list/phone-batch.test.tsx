import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { PhoneList } from '../../../../src/app/resource/list/PhoneList'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>
const cards = () => [...shown.place.querySelectorAll<HTMLButtonElement>('[role=listitem] .row-card')]
const cardOf = (name: string) => cards().find((card) => card.textContent?.includes(name))
const press = async (words: string) => (await buttonOf(shown.place, words)).click()
const dock = () => [...shown.place.querySelectorAll('.page-main > .big-button')].map((button) => button.textContent)

/** A list in a hand for whoever holds these rights, with two of its rows chosen. */
async function choosing(...granted: string[]) {
  useSession.setState({ granted: new Set(granted) })
  shown = show(<PhoneList resource={Plant} title="植物" />, { product: productOf(gardenCatalogue), engine })
  await soon(() => expect(cards().length).toBe(3))
  cardOf('荷花')?.closest('.row-cell')?.querySelector<HTMLButtonElement>('.row-more')?.click()
  await press('多选')
  await soon(() => expect(cardOf('荷花')?.getAttribute('aria-pressed')).toBe('true'))
  cardOf('兰花')?.click()
  await soon(() => expect(shown.place.querySelector('h1')?.textContent).toBe('已选 2 条'))
}

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  engine = await lonelyEngine(gardenCatalogue)
  const plants = [
    { id: 'p1', name: '荷花', stage: 'seed' },
    { id: 'p2', name: '兰花', stage: 'seed' },
    { id: 'p3', name: '梅花', stage: 'grown' },
  ]
  await keepRows(
    engine,
    'plant',
    plants.map((plant) => ({ ...plant, day: '2026-03-02' })),
  )
})
afterEach(async () => {
  shown.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('whoever may only read chooses rows too, and takes those alone out as a sheet', async () => {
  await choosing('plant:list')
  expect(dock()).toEqual(['导出'])
  const asked: { address: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    asked.push({ address, body: JSON.parse(String(body)) })
    return new Response(new Blob(['sheet']), { headers: { 'content-type': 'application/vnd.ms-excel' } })
  })
  await press('导出')
  await press('选中的 2 条')
  await soon(() => expect(shown.place.querySelector('dialog footer button')?.textContent).toBe('导出'))
  shown.place.querySelector<HTMLButtonElement>('dialog footer button')?.click()
  await soon(() => expect(asked.length).toBe(1))
  expect(asked[0]?.address).toContain('/test/garden/plant/exportXls')
  expect(asked[0]?.body).toMatchObject({ selections: 'p1,p2' })
  await soon(() => expect(shown.place.querySelector('dialog')).toBeNull())
})

test('a move that asks something asks it once for all that are chosen, and waits for it', async () => {
  await choosing('plant:list', 'plant:grow')
  expect(dock()).toEqual(['长大', '导出'])
  await press('长大')
  await soon(() => expect(shown.place.querySelector('dialog [role=status]')?.textContent).toBe('将改 2 条'))
  await fill(shown.place, '备注', '浇过水')
  await press('长大：2 条里的 2 条')
  await soon(async () => expect(await engine.db.ops.count()).toBe(2))
  const ops = await engine.db.ops.toArray()
  expect(ops.map(({ key, verb, patch }) => [key, verb, patch])).toEqual([
    ['p1', 'grow', { note: '浇过水' }],
    ['p2', 'grow', { note: '浇过水' }],
  ])
  expect(new Set(ops.map(({ group }) => group?.id)).size).toBe(1)
  await soon(() => expect(shown.place.querySelector('h1')?.textContent).toBe('植物'))
})

test('a reason that a move needs is given before it is made', async () => {
  const grow = gardenCatalogue.flows.plant?.moves.grow
  if (!grow) throw new Error('plants do not grow')
  const needing = { ...gardenCatalogue.flows.plant, moves: { grow: { ...grow, needs: ['note'] } } } as never
  useSession.setState({ granted: new Set(['plant:list', 'plant:grow']) })
  const catalogue = { ...gardenCatalogue, flows: { ...gardenCatalogue.flows, plant: needing } }
  shown = show(<PhoneList resource={Plant} title="植物" />, { product: productOf(catalogue), engine })
  await soon(() => expect(cards().length).toBe(3))
  cardOf('荷花')?.closest('.row-cell')?.querySelector<HTMLButtonElement>('.row-more')?.click()
  await press('多选')
  await press('长大')
  const make = await buttonOf(shown.place, '长大：1 条里的 1 条')
  expect(make.disabled).toBe(true)
  await fill(shown.place, '备注', '浇过水')
  await soon(() => expect(make.disabled).toBe(false))
})

test('those chosen are deleted together once it is said what goes, and the rest stay', async () => {
  await choosing('plant:list', 'plant:remove')
  await press('删除')
  await press('删除：2 条里的 2 条')
  await soon(() => expect(cards().map((card) => card.querySelector('strong')?.textContent)).toEqual(['梅花']))
  const ops = await engine.db.ops.toArray()
  expect(ops.map(({ key, verb }) => [key, verb])).toEqual([
    ['p1', 'remove'],
    ['p2', 'remove'],
  ])
})
