import { Sprout } from 'lucide-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyPart } from '../../../../src/app/design/early-part'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import type { PageProps } from '../../../../src/app/record-page/record-page'
import type { SeveralAct, SeveralProps } from '../../../../src/app/record-page/several-act'
import { PhoneList } from '../../../../src/app/resource/list/PhoneList'
import { useSession } from '../../../../src/app/session/session'
import { label } from '../../../../src/contract/label'
import type { Resource } from '../../../../src/contract/resource'
import { ListView } from '../../../../src/contract/system/list-view'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { gardenCatalogue, Plant } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

/** Plants with a telephone, a word that must not be missed, and something that several can be given. */
const Phoned: Resource = {
  ...Plant,
  fields: { ...Plant.fields, note: { ...Plant.fields.note, rule: 'phone' } },
  list: ['name', 'note'],
  search: ['name', 'stage'],
  form: [['name', 'day']],
  found: { by: ['name', 'note'] },
  card: { facts: ['day'], call: 'note', swipe: ['call', 'remove'] },
}
const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, plant: Phoned, 'list-view': ListView } }
const names = ['荷花', '梅花', '兰花', '茉莉']
let engine: Engine
let shown: ReturnType<typeof show>
const titles = () => [...shown.place.querySelectorAll('[role=listitem] strong')].map((title) => title.textContent)
const rowOf = (name: string) =>
  soon(() => {
    const found = [...shown.place.querySelectorAll<HTMLElement>('.row-cell')].find((cell) => cell.textContent?.includes(name))
    if (!found) throw new Error(`no row ${name} in ${shown.place.textContent}`)
    return found
  })
const chosenCount = () => shown.place.querySelectorAll('[aria-pressed=true].row-card').length

function touch(row: HTMLElement, kind: 'touchstart' | 'touchmove' | 'touchend', x: number) {
  const event = new Event(kind, { bubbles: true })
  const place = { clientX: x, clientY: 100 }
  Object.assign(event, { touches: kind === 'touchend' ? [] : [place], changedTouches: [place] })
  row.dispatchEvent(event)
}

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['*']) })
  engine = await lonelyEngine(catalogue)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const phones = ['13800000000', null, null, null]
  const stages = ['grown', 'grown', 'seed', 'seed']
  await keepRows(
    engine,
    'plant',
    names.map((name, at) => ({ id: `p${at}`, name, day: '2026-03-02', note: phones[at], stage: stages[at] })),
  )
  shown = show(<PhoneList resource={Phoned} title="植物" />, { product: productOf(catalogue), engine })
  await soon(() => expect(titles().length).toBe(names.length))
})
afterEach(async () => {
  shown.close()
  vi.restoreAllMocks()
  await engine.stop()
})

test('rows stand under their letters, and the heading of the one in view offers the others', async () => {
  expect(titles()).toEqual(['荷花', '兰花', '梅花', '茉莉'])
  expect([...shown.place.querySelectorAll('.section-line')].map((line) => line.textContent)).toEqual(['H1', 'L1', 'M2'])
  ;(await buttonOf(shown.place, 'H 1 条，跳到其他分组')).click()
  await soon(() => expect([...shown.place.querySelectorAll('dialog .chip')].map((chip) => chip.textContent)).toEqual(['H1', 'L1', 'M2']))
})

test('a telephone is one press away, named after whom it calls, where there is one', async () => {
  const call = (await rowOf('荷花')).querySelector('a.row-call')
  expect([call?.getAttribute('href'), call?.getAttribute('aria-label')]).toEqual(['tel:13800000000', '给 荷花 打电话：13800000000'])
  expect((await rowOf('梅花')).querySelector('a.row-call')).toBeNull()
})

test('the box finds by pinyin and by telephone', async () => {
  const box = shown.place.querySelector<HTMLInputElement>('input[type=search]')
  if (!box) throw new Error('no box')
  expect(box.placeholder).toBe('名称、备注、拼音首字母')
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('mh')
  await soon(() => expect(titles()).toEqual(['梅花']))
  type('1380')
  await soon(() => expect(titles()).toEqual(['荷花']))
  type('')
  await soon(() => expect(titles().length).toBe(4))
})

test('a row drawn to the left uncovers what is done most, and the press that ends it opens nothing', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 144, 70))
  const row = await rowOf('荷花')
  touch(row, 'touchstart', 300)
  touch(row, 'touchmove', 280)
  await soon(() => expect([...row.querySelectorAll('.swipe-act')].map((act) => act.textContent)).toEqual(['打电话', '删除']))
  touch(row, 'touchmove', 150)
  touch(row, 'touchend', 150)
  expect(row.querySelector<HTMLElement>('.row-track')?.style.translate).toBe('-144px')
  row.querySelector<HTMLButtonElement>('.row-card')?.click()
  await soon(() => expect(row.querySelector('.swipe-act')).toBeNull())
  expect(titles().length).toBe(4)
})

test('a long press chooses, a press chooses more, and what cannot be done is said before anything is', async () => {
  const row = await rowOf('荷花')
  touch(row, 'touchstart', 300)
  await soon(() => expect(chosenCount()).toBe(1))
  touch(row, 'touchend', 300)
  expect(shown.place.querySelector('h1')?.textContent).toBe('已选 1 条')
  ;(await rowOf('兰花')).querySelector<HTMLButtonElement>('.row-card')?.click()
  await soon(() => expect(chosenCount()).toBe(2))
  ;(await buttonOf(shown.place, '售出')).click()
  await soon(() => expect(shown.place.querySelector('dialog [role=status]')?.textContent).toBe('将改 1 条，1 条不能改'))
  expect(shown.place.querySelector('dialog li')?.textContent).toBe('兰花 当前状态不允许')
  await buttonOf(shown.place, '售出：2 条里的 1 条')
})

test('several rows are changed as one group on the device, and choosing is over', async () => {
  ;(await rowOf('梅花')).querySelector<HTMLButtonElement>('.row-more')?.click()
  ;(await buttonOf(shown.place, '多选')).click()
  await soon(() => expect(chosenCount()).toBe(1))
  ;(await rowOf('茉莉')).querySelector<HTMLButtonElement>('.row-card')?.click()
  ;(await buttonOf(shown.place, '更多操作')).click()
  ;(await buttonOf(shown.place, '删除')).click()
  ;(await buttonOf(shown.place, '删除：2 条里的 2 条')).click()
  await soon(() => expect(titles()).toEqual(['荷花', '兰花']))
  const ops = await engine.db.ops.toArray()
  expect([ops.map(({ verb }) => verb), new Set(ops.map(({ group }) => group?.id)).size]).toEqual([['remove', 'remove'], 1])
  await soon(() => expect(shown.place.querySelector('h1')?.textContent).toBe('植物'))
})

const Potted = ({ rows, onDone }: SeveralProps) => (
  <button type="button" onClick={onDone}>
    {`入盆：${rows.map(({ name }) => name).join('、')}`}
  </button>
)

test('an act of a record that is done with several is handed those that are chosen, and is there for whoever may', async () => {
  const pot: SeveralAct = { name: 'pot', label: label('移栽', 'Transplant'), icon: Sprout, needs: 'plant:remove', sheet: Potted }
  const page = { ...earlyPart<PageProps>(async () => () => null), several: () => [pot] }
  const product = productOf(catalogue, { recordPages: { plant: page } })
  const open = () => {
    shown.close()
    shown = show(<PhoneList resource={Phoned} title="植物" />, { product, engine })
  }
  const choose = async (name: string) => {
    ;(await rowOf(name)).querySelector<HTMLButtonElement>('.row-more')?.click()
    ;(await buttonOf(shown.place, '多选')).click()
    await soon(() => expect(chosenCount()).toBe(1))
  }
  open()
  await choose('梅花')
  ;(await rowOf('茉莉')).querySelector<HTMLButtonElement>('.row-card')?.click()
  ;(await buttonOf(shown.place, '移栽')).click()
  ;(await buttonOf(shown.place, '入盆：梅花、茉莉')).click()
  await soon(() => expect(shown.place.querySelector('h1')?.textContent).toBe('植物'))

  useSession.setState({ granted: new Set(['plant:list', 'plant:edit']) })
  open()
  await choose('梅花')
  await buttonOf(shown.place, '批量修改')
  expect(shown.place.textContent).not.toContain('移栽')
})

test('a record stands as soon as its card is pressed: what the list shows of it is not read once more before that', async () => {
  const page = {
    ...earlyPart<PageProps>(async () => ({ row }) => <h2>{String(row.name)}</h2>),
    several: () => [],
  }
  await page.fetch()
  shown.close()
  shown = show(<PhoneList resource={Phoned} title="植物" />, { product: productOf(catalogue, { recordPages: { plant: page } }), engine })
  const card = (await rowOf('兰花')).querySelector<HTMLButtonElement>('.row-card')
  let waited = false
  const watch = new MutationObserver(() => {
    waited ||= shown.place.querySelector('.skeleton') !== null
  })
  watch.observe(shown.place, { childList: true, subtree: true })
  card?.click()
  await soon(() => expect(shown.place.querySelector('h2')?.textContent).toBe('兰花'))
  watch.disconnect()
  expect(waited).toBe(false)
})

test('filters say how many rows they leave before they are applied', async () => {
  ;(await buttonOf(shown.place, '筛选')).click()
  await buttonOf(shown.place, '看 4 条')
  await fill(shown.place, '阶段', 'grown')
  ;(await buttonOf(shown.place, '看 2 条')).click()
  await soon(() => expect(titles()).toEqual(['荷花', '梅花']))
})

test('a view somebody keeps stands above the list with its rows, and shows them when it is pressed', async () => {
  const shows = { filters: { stage: 'grown' }, sorts: [] }
  await keepRows(engine, 'list-view', [{ id: 'v1', name: '长大的', noun: 'plant', shared: true, owner: 'u2', shows }])
  const chips = () => [...shown.place.querySelectorAll<HTMLElement>('.view-chips .chip')]
  await soon(() => expect(chips().map((chip) => chip.textContent)).toEqual(['全部4', '全园共用长大的2']))
  chips()[1]?.click()
  await soon(() => expect(titles()).toEqual(['荷花', '梅花']))
  expect(chips()[1]?.getAttribute('aria-pressed')).toBe('true')
  chips()[0]?.click()
  await soon(() => expect(titles().length).toBe(4))
})
