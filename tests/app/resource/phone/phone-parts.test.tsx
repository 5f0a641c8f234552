import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { PhoneList } from '../../../../src/app/resource/list/PhoneList'
import { LetterRail } from '../../../../src/app/resource/list/sections/LetterRail'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { dateTime, text } from '../../../../src/contract/field'
import { label } from '../../../../src/contract/label'
import { defineResource } from '../../../../src/contract/resource'
import { lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'

/** A noun no device holds, the newest first. */
const Paper = defineResource({
  name: 'paper' as never,
  label: label('文件', 'Paper'),
  path: '/test/paper',
  fields: { name: text('名称', 'Name'), at: dateTime('时间', 'Time') },
  title: 'name',
  list: ['name', 'at'],
  search: ['name'],
  form: [['name']],
  defaultOrder: { by: ['at desc'] },
})
const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, paper: Paper } }
let engine: Engine
let shown: ReturnType<typeof show>
let asked: URLSearchParams[]
let groups: { value: string; count: number; sums: object }[]

const heads = () => [...shown.place.querySelectorAll('.section-line')].map((line) => line.textContent)
const told = (result: unknown) => new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  useSession.setState({ granted: new Set(['*']) })
  engine = await lonelyEngine(catalogue)
  asked = []
  groups = [
    { value: '2020-03-01', count: 3, sums: {} },
    { value: '2020-03-02', count: 2, sums: {} },
  ]
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://here')
    if (pathname.endsWith('/totals')) {
      asked.push(searchParams)
      return told({ count: 5, sums: {}, groups })
    }
    const records = Array.from({ length: 5 }, (_, at) => ({
      id: `r${at}`,
      rev: 1,
      name: `文件${at}`,
      at: `2020-03-0${at < 2 ? 2 : 1} 08:00:00`,
    }))
    return told({ records, total: 5, size: 50, current: 1, pages: 1 })
  })
})
afterEach(async () => {
  shown.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await engine.stop()
})

const open = (resource: typeof Paper = Paper) => {
  shown = show(<PhoneList resource={resource} title="文件" />, { product: productOf(catalogue), engine })
}

test('a list that comes page by page stands under the days of its order, which the server counts', async () => {
  open()
  await soon(() => expect(heads()).toEqual(['2020-03-02 周一2', '2020-03-01 周日3']))
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ group: 'at', by: 'day' })
  expect(shown.place.querySelector('.section-bar')?.textContent).toBe('2020-03-02 周一2')
})

test('letters stand once each, though the server has put a name among those of another one', async () => {
  groups = [
    ['安', 1],
    ['张', 1],
    ['包', 2],
    ['赵', 1],
  ].map(([value, count]) => ({ value: String(value), count: Number(count), sums: {} }))
  open({ ...Paper, defaultOrder: { by: ['name asc'] } })
  await soon(() => expect(heads()).toEqual(['A2', 'B2', 'Z1']))
  expect(asked[0]?.get('by')).toBe('sign')
})

test('counts that are of other rows than those of the list make no parts', async () => {
  groups = [{ value: '2020-03-01', count: 3, sums: {} }]
  open()
  await soon(() => expect(shown.place.querySelectorAll('[role=listitem] .row-card').length).toBe(5))
  expect(heads()).toEqual([])
})

test('a finger drawn along the letters at the edge leads to each in turn, and the one under it is shown large', async () => {
  const jumps: number[] = []
  const sections = ['A', 'L', 'W'].map((title, at) => ({ key: title, title, from: at, count: 1 }))
  shown = show(<LetterRail sections={sections} here={0} onJump={(at) => jumps.push(at)} />, { product: productOf(catalogue), engine })
  const rail = await soon(() => shown.place.querySelector<HTMLElement>('.letter-rail') ?? Promise.reject(new Error('no rail')))
  vi.spyOn(rail, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 18, 90))
  const point = (kind: string, clientY: number) => rail.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientY, pointerId: 1 }))
  point('pointermove', 180)
  expect(jumps).toEqual([])
  point('pointerdown', 110)
  await soon(() => expect(shown.place.querySelector('.letter-large')?.textContent).toBe('A'))
  point('pointermove', 140)
  await soon(() => expect(shown.place.querySelector('.letter-large')?.textContent).toBe('L'))
  point('pointermove', 500)
  await soon(() => expect(jumps).toEqual([0, 1, 2]))
  point('pointerup', 500)
  await soon(() => expect(shown.place.querySelector('.letter-large')).toBeNull())
})
