import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { DataLogScreen } from '../../../src/app/changes/log/DataLogScreen'
import { speak } from '../../../src/app/language/language'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { buttonOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const { put } = onStage(productOf(gardenCatalogue))
const logged = (id: string, more: object = {}) => ({
  ...{ id, noun: 'plant', dataTable: 'plant', dataId: 'p1', dataVersion: 2, title: '荷花', verb: 'edit', isDecided: false },
  ...{ fields: ['name', 'note'], createBy: 'anna', createBy_dictText: '安老师', createTime: '2026-11-23 08:00:00', ...more },
})
let asked: URL[]
let answer: object | undefined

beforeEach(() => {
  speak('zh-CN')
  queries.clear()
  queries.setDefaultOptions({ queries: { retry: false } })
  window.history.replaceState(null, '', '/')
  useSession.setState({ granted: new Set(['plant:list']) })
  asked = []
  answer = { records: [logged('a'), logged('b', { verb: 'add', dataVersion: 1 })], total: 42, pages: 3, size: 20, current: 1 }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://house'))
    if (!answer) throw new TypeError('no network')
    const changes = { records: [{ ...logged('a'), version: 2, at: '2026-11-23 08:00:00', by: 'anna', by_dictText: '安老师', changes: [] }] }
    const result = address.includes('/changes') ? { ...changes, total: 1, pages: 1 } : answer
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result })
  })
})

const lines = (place: HTMLElement) =>
  soon(() => {
    const found = [...place.querySelectorAll<HTMLElement>('.log-line')]
    return found.length > 0 ? found : Promise.reject(new Error(`no lines in ${place.textContent}`))
  })

test('each change says which record it was of, what was done to which fields, by whom and when', async () => {
  const place = put(<DataLogScreen />)
  const [edited, made] = await lines(place)
  expect(edited?.textContent).toContain('荷花')
  expect(edited?.querySelector('.log-done')?.textContent).toMatch(/^修改：\S+、\S+$/)
  expect(edited?.querySelector('.log-who')?.textContent).toBe('安老师 · 2026-11-23 08:00 · 第 2 版')
  expect(made?.querySelector('.log-done')?.textContent).toBe('新建')
  expect((await axe.run(place, { rules: { region: { enabled: false } } })).violations).toEqual([])
})

test('a line opens what became of its record, where two versions are compared', async () => {
  const place = put(<DataLogScreen />)
  ;(await lines(place))[0]?.click()
  await soon(() => expect(place.querySelector('dialog .change-card')?.textContent).toContain('第 2 版'))
  expect(asked.at(-1)?.searchParams.get('id')).toBe('p1')
})

test('the kind and the page stand in the address', async () => {
  const place = put(<DataLogScreen />)
  await lines(place)
  ;(await buttonOf(place, '下一页')).click()
  await soon(() => expect(asked.at(-1)?.searchParams.get('pageNo')).toBe('2'))
  ;(await buttonOf(place, '查看哪一种记录：全部种类')).click()
  await soon(() => expect(place.querySelectorAll('.pick-list button').length).toBeGreaterThan(1))
  place.querySelectorAll<HTMLElement>('.pick-list button')[1]?.click()
  await soon(() => expect(asked.at(-1)?.searchParams.get('dataTable')).toBe('plant'))
  expect(asked.at(-1)?.searchParams.get('pageNo')).toBe('1')
})

test('nothing to show and no network are said, and asked again', async () => {
  answer = undefined
  const place = put(<DataLogScreen />)
  await soon(() => expect(place.textContent).toContain('联网后才能看数据日志'))
  answer = { records: [], total: 0, pages: 0, size: 20, current: 1 }
  ;(await buttonOf(place, '重试')).click()
  await soon(() => expect(place.textContent).toContain('没有可看的变更'))
})
