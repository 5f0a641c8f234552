import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { TableList } from '../../../src/app/resource/desktop/TableList'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { keepRows } from '../../kit/device/keep-rows'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

let engine: Engine
let shown: ReturnType<typeof show>

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({
    granted: new Set(['*']),
    house: '阳光园',
    person: { id: 'me', username: 'me', realname: '梁丹' },
  })
  queries.clear()
  engine = await lonelyEngine(gardenCatalogue)
  for (let at = 0; at < 25; at++)
    await keepRows(engine, 'plant', [{ id: `p${at}`, name: at < 14 ? `荷花${at}` : `兰花${at}`, day: '2026-03-02' }])
  shown = show(<TableList resource={Plant} title="植物" />, { product: productOf(gardenCatalogue), engine })
  await soon(() => expect(shown.place.querySelectorAll('.ant-table-row').length).toBe(10))
})
afterEach(async () => {
  shown.close()
  useSession.setState({ person: undefined, house: undefined })
  vi.unstubAllGlobals()
  await engine.stop()
})

test('all filtered rows go on paper, those of other pages too, with what they are narrowed to and who printed them', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await fill(shown.place, '按“名称”筛选', '荷花')
  await buttonOf(shown.place, '导出 14 条')
  ;(await buttonOf(shown.place, '打印')).click()
  await soon(() => expect(print).toHaveBeenCalledTimes(1))
  const paper = shown.place.querySelector('.print-sheet')
  expect(paper?.querySelector('h2')?.textContent).toBe('阳光园 植物')
  expect(paper?.querySelector('header')?.textContent).toContain('名称：荷花 · 14 条')
  expect(paper?.querySelectorAll('.table-paper tbody tr').length).toBe(14)
  expect(paper?.querySelector('footer')?.textContent).toMatch(/打印人：梁丹打印于 \d{4}/)
  window.dispatchEvent(new Event('afterprint'))
  await soon(() => expect(shown.place.querySelector('.print-sheet')).toBeNull())
})

test('of rows that are chosen those alone are printed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  for (const box of [...shown.place.querySelectorAll<HTMLInputElement>('.ant-table-row input[type=checkbox]')].slice(0, 3)) box.click()
  ;(await buttonOf(shown.place, '打印选中的')).click()
  await soon(() => expect(print).toHaveBeenCalledTimes(1))
  expect(shown.place.querySelectorAll('.table-paper tbody tr').length).toBe(3)
})
