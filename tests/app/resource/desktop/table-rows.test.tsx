import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../../src/app/design/overlay/toast'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { TableList } from '../../../../src/app/resource/desktop/TableList'
import { readListState } from '../../../../src/app/resource/list/list-address'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { count, dict, text } from '../../../../src/contract/field'
import { label } from '../../../../src/contract/label'
import { defineResource } from '../../../../src/contract/resource'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { rowServer } from '../../../kit/product/row-server'
import { soon } from '../../../kit/soon'
import { faceOf } from '../../blocks/pickers/block-stage'

const Toy = defineResource({
  name: 'stone',
  label: label('玩具', 'Toy'),
  path: '/test/toy',
  fields: { name: text('名称', 'Name'), sex: dict('sex', '归', 'For'), pieces: count('件数', 'Pieces') },
  title: 'name',
  list: ['name', 'sex', 'pieces'],
  search: ['name'],
  form: [['name', 'sex', 'pieces']],
})
const catalogue = { resources: { stone: Toy }, flows: {}, modules: {}, screens: [] }
let engine: Engine
let shown: ReturnType<typeof show>

/** What this many toys come to, by whom they are for. */
function totals(count: number) {
  const half = Math.floor(count / 2)
  const groups = [
    { value: '1', count: count - half, sums: { pieces: (count - half) * 2 } },
    { value: '2', count: half, sums: { pieces: half * 2 } },
  ]
  return { count, sums: { pieces: count * 2 }, groups }
}
/** `address`: what is asked by a link, once the list stands as it opens. */
async function open(count: number, address?: string) {
  const half = count - Math.floor(count / 2)
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `t${at}`,
    rev: 1,
    name: `玩具${at}`,
    sex: at < half ? '1' : '2',
    pieces: 2,
  }))
  rowServer(Toy, rows, ({ path }) => (path.endsWith('/totals') ? { result: totals(count) } : {}))
  const link = (
    <Link key="link" to={address ?? ''}>
      there
    </Link>
  )
  shown = show([link, <TableList key="list" resource={Toy} title="玩具" />], { product: productOf(catalogue), engine })
  await soon(() => expect(shown.place.querySelectorAll('.cell-link').length).toBe(Math.min(10, count)))
  if (address) shown.place.querySelector('a')?.click()
}
const groupBy = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true, cancelable: true }))
const heads = () => [...shown.place.querySelectorAll('.group-head')].map((head) => head.textContent)
const rows = () => shown.place.querySelectorAll('.ant-table-row').length

beforeEach(async () => {
  speak('zh-CN')
  faceOf('desktop')
  useSession.setState({
    granted: new Set(['*']),
    dictionaries: {
      sex: [
        { value: '1', text: '男' },
        { value: '2', text: '女' },
      ] as never,
    },
  })
  useToasts.setState({ toasts: [] })
  localStorage.clear()
  queries.clear()
  engine = await lonelyEngine(catalogue)
})
afterEach(async () => {
  shown.close()
  vi.unstubAllGlobals()
  await engine.stop()
})

test('the last line says what all rows come to, on whatever page they lie', async () => {
  await open(24)
  const line = () => shown.place.querySelector('.totals-row')?.textContent
  await soon(() => expect(line()).toContain('48'))
  expect(line()).toContain('合计')
  expect(line()).toContain('24 条')
})

test('rows stand under headings that say what their group is called, how many it has and what it comes to, and are folded by them', async () => {
  await open(8)
  groupBy()
  await soon(() => expect(heads()).toEqual(['男4 条8', '女4 条8']))
  expect(rows()).toBe(8)
  ;(await buttonOf(shown.place, '收起“男”')).click()
  await soon(() => expect(rows()).toBe(4))
  ;(await buttonOf(shown.place, '展开“男”')).click()
  await soon(() => expect(rows()).toBe(8))
})

test('a page of 300 is one where rows stand in groups as well, and a longer one is as long as that', async () => {
  await open(120, '?group=sex&size=300')
  await soon(() => expect(heads()).toEqual(['男60 条120', '女60 条120']))
  expect(rows()).toBe(120)
  expect(shown.place.querySelector('.ant-pagination-options')?.textContent).toContain('300')
  shown.close()
  await open(120, '?group=sex&size=1000')
  await soon(() => expect(heads()).toHaveLength(2))
  expect(shown.place.querySelector('.ant-pagination-options')?.textContent).toContain('300')
})

test('the address that is copied opens exactly what is shown, and no record', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', {
    ...{ userAgent: navigator.userAgent, onLine: true },
    clipboard: { writeText: async (words: string) => void written.push(words) },
  })
  await open(24)
  await fill(shown.place, '按“名称”筛选', '玩具')
  await soon(() => expect(shown.place.querySelector('.filter-chip')?.textContent).toContain('玩具'))
  groupBy()
  await soon(() => expect(heads().length).toBeGreaterThan(0))
  const row = () => shown.place.querySelector<HTMLElement>('.ant-table-row .cell-link')
  await soon(() => expect(row()).not.toBeNull())
  row()?.click()
  await soon(() => expect(shown.place.querySelector('.side-panel')).not.toBeNull())
  ;(await buttonOf(shown.place, '复制链接')).click()
  await soon(() => expect(useToasts.getState().toasts.map((one) => one.text)).toEqual(['链接已复制']))
  expect(readListState(Toy, new URL(written[0] ?? '').searchParams)).toMatchObject({
    ...{ filters: { name: '玩具' }, group: 'sex', columns: ['name', 'sex', 'pieces'], density: 'plain', open: undefined },
  })
})
