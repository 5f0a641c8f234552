import { Leaf } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { comingPage } from '../../../src/app/record-page/coming-page'
import { defineRecordPage, type PageAddition, type RecordPage } from '../../../src/app/record-page/record-page'
import { useSession } from '../../../src/app/session/session'
import { label } from '../../../src/contract/label'
import type { Resource } from '../../../src/contract/resource'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>
let isBroken: boolean
const row = { id: 'p1', rev: 1, day: today, name: '荷花', note: '靠窗', height: 12, stage: 'seed' }
const place = { icon: Leaf, width: 'half', height: 40 } as const

function Fragile() {
  if (isBroken) throw new Error('broken')
  return <p>又好了</p>
}

const plantPage = defineRecordPage(Plant, {
  banners: [
    { of: () => ({ tone: 'care', icon: Leaf, title: label('小心', 'Careful') }) },
    { of: ({ height }) => (height === 12 ? { name: 'poison', tone: 'bad', icon: Leaf, title: label('有毒', 'Poisonous') } : undefined) },
    { needs: 'plant:secret', of: () => ({ tone: 'bad', icon: Leaf, title: label('秘密', 'Secret') }) },
  ],
  head: { facts: ['day'] },
  parts: [
    { ...place, name: 'notes', order: 20, title: label('备注栏', 'Notes'), fields: [['note']] },
    { ...place, name: 'hidden', order: 30, needs: 'plant:secret', title: label('秘密', 'Secret'), fields: [['stage']] },
  ],
})
const drawings: boolean[] = []
/** Stands in the head: what it finds is what was drawn with the page, before anything is told of it. */
function Looking() {
  useLayoutEffect(() => void drawings.push(document.querySelector('nav.jump-bar') !== null), [])
  return null
}

function Opened({ close }: { close: () => void }) {
  return (
    <dialog open>
      <button type="button" onClick={close}>
        修剪好了
      </button>
    </dialog>
  )
}

const added: PageAddition = {
  inBanners: { poison: () => <p>叶子有毒</p> },
  acts: [
    { name: 'trim', order: 10, rare: true, label: label('修剪', 'Trim'), icon: Leaf, sheet: Opened },
    {
      name: 'pick',
      order: 20,
      rare: true,
      label: label('采摘', 'Pick'),
      icon: Leaf,
      sheet: Opened,
      isOffered: ({ stage }) => stage === 'ripe',
    },
    { name: 'burn', order: 30, rare: true, needs: 'plant:secret', label: label('烧掉', 'Burn'), icon: Leaf, sheet: Opened },
  ],
  parts: [{ ...place, name: 'fragile', order: 10, title: label('易碎', 'Fragile'), part: Fragile }],
}

async function open(page: RecordPage = plantPage, resource: Resource = Plant) {
  const coming = comingPage(async () => page, [async () => added])
  await coming.fetch()
  const Page = coming.component()
  shown = show(<Page resource={resource} row={row} onGone={() => undefined} />, { product: productOf(gardenCatalogue), engine })
  await soon(() => expect(shown.place.querySelector('.record-head')).not.toBeNull())
}
const parts = () => [...shown.place.querySelectorAll<HTMLElement>('[data-part]')].map((part) => part.dataset.part)

beforeEach(async () => {
  isBroken = false
  speak('zh-CN')
  useSession.setState({ granted: new Set(['plant:list', 'plant:edit']) })
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown.close()
  vi.restoreAllMocks()
  await engine.stop()
})

test('what is grave stands above all else, and what one has no right to is not there at all', async () => {
  await open()
  expect([...shown.place.querySelectorAll('[role=note] strong')].map((one) => one.textContent)).toEqual(['有毒', '小心'])
  expect(shown.place.textContent).not.toContain('秘密')
})

test('parts of several areas stand in one order, and fields no part shows come last instead of being lost', async () => {
  await open()
  expect(parts()).toEqual(['fragile', 'notes', 'other'])
  expect(shown.place.querySelector('[data-part=other]')?.textContent).toContain('高度')
})

test('the way to the parts of a long record is drawn with them, so that it moves none, and names those this person has', async () => {
  const bar = () => shown.place.querySelector('nav.jump-bar')
  await open({ ...plantPage, signs: [Looking] })
  expect(drawings).toEqual([true])
  expect([...(bar()?.querySelectorAll('button') ?? [])].map((one) => one.textContent)).toEqual(['易碎', '备注栏', '其他'])
})

test('of fields nobody may read who reads the record there is no part, and no way to one', async () => {
  const { note: _unread, ...fields } = Plant.fields
  await open(plantPage, { ...Plant, fields })
  expect(parts()).toEqual(['fragile', 'other'])
  expect(shown.place.textContent).not.toContain('备注栏')
})

test('a part that breaks takes nothing else with it, and is there again when it can be', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  isBroken = true
  await open()
  expect(shown.place.querySelector('[data-part=fragile]')?.textContent).toContain('这一部分暂时看不到')
  expect(shown.place.querySelector('[data-part=notes]')?.textContent).toContain('靠窗')
  isBroken = false
  ;(await buttonOf(shown.place, '重试')).click()
  await soon(() => expect(shown.place.textContent).toContain('又好了'))
})

test('a part is edited where it stands and waits on the device with its own fields alone, while the others stay to be read', async () => {
  await open()
  ;(await buttonOf(shown.place, '编辑备注栏')).click()
  await fill(shown.place, '备注', '靠门')
  expect(parts()).toEqual(['fragile', 'notes', 'other'])
  expect(shown.place.querySelectorAll('form')).toHaveLength(1)
  ;(await buttonOf(shown.place, '保存备注栏')).click()
  await soon(async () =>
    expect((await engine.db.ops.toArray()).map(({ key, verb, patch }) => ({ key, verb, patch }))).toEqual([
      { key: 'p1', verb: 'edit', patch: { note: '靠门' } },
    ]),
  )
  await soon(() => expect(shown.place.querySelector('form')).toBeNull())
})

test('who may not change the record is offered no pencil', async () => {
  useSession.setState({ granted: new Set(['plant:list']) })
  await open()
  expect(shown.place.querySelector('.part-edit')).toBeNull()
})

test('what is seldom done lies behind the dots, as far as it may be done and there is anything to do', async () => {
  await open()
  expect([...shown.place.querySelectorAll('.act-bar > .act')].map((act) => act.textContent)).toEqual([''])
  ;(await buttonOf(shown.place, '更多')).click()
  const trim = await buttonOf(shown.place, '修剪')
  expect(shown.place.textContent).not.toMatch(/采摘|烧掉/)
  trim.click()
  ;(await buttonOf(shown.place, '修剪好了')).click()
  await soon(() => expect(shown.place.querySelector('dialog')).toBeNull())
})

test('another area says more within a banner, and in no other', async () => {
  await open()
  const [poison, careful] = shown.place.querySelectorAll('.record-banner')
  expect(poison?.textContent).toBe('有毒叶子有毒')
  expect(careful?.textContent).toBe('小心')
})
