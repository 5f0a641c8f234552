import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useToasts } from '../../../../src/app/design/overlay/toast'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { byName, namedBy, pastedNames } from '../../../../src/app/resource/desktop/filter-row/pasted'
import { rowsCalled } from '../../../../src/app/resource/desktop/filter-row/rows-called'
import { TableList } from '../../../../src/app/resource/desktop/TableList'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import { dict, ref, text } from '../../../../src/contract/field'
import { label } from '../../../../src/contract/label'
import { defineResource } from '../../../../src/contract/resource'
import { buttonOf, lonelyEngine, productOf, show } from '../../../kit/browser/show'
import { keepRows } from '../../../kit/device/keep-rows'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { rowServer } from '../../../kit/product/row-server'
import { soon } from '../../../kit/soon'
import { faceOf } from '../../blocks/pickers/block-stage'

const Pot = defineResource({
  name: 'stone',
  label: label('花盆', 'Pot'),
  path: '/test/pot',
  fields: { code: text('编号', 'Code'), plantId: ref('plant', '植物', 'Plant'), sex: dict('sex', '性别', 'Sex') },
  title: 'code',
  list: ['code', 'plantId', 'sex'],
  search: ['code'],
  form: [['code', 'plantId', 'sex']],
})
/** Known by the pot it belongs to. */
const Tag = { ...Pot, name: 'tag' as 'stone', path: '/test/tag', fields: { ...Pot.fields, code: ref('plant', '植物', 'Plant') } }
const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, stone: Pot } }
let engine: Engine
let shown: ReturnType<typeof show> | undefined
let server: ReturnType<typeof rowServer>

const asked = () =>
  server.calls.flatMap(({ path, query }) =>
    path === '/test/pot/list' && query.has('filterParams') ? [JSON.parse(query.get('filterParams') ?? '[]')] : [],
  )
const one = () => server.calls.flatMap(({ path, query }) => (path === '/test/pot/list' && query.get('sex') ? [query.get('sex')] : []))
function paste(target: Element | null | undefined, words: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => words } })
  target?.dispatchEvent(event)
  return event
}
const filterOf = (column: string) => shown?.place.querySelector(`.filter-row td[data-column="${column}"]`)
const left = () =>
  soon(() => document.querySelector<HTMLTextAreaElement>('.pasted-names textarea') ?? Promise.reject(new Error('all found')))

beforeEach(async () => {
  speak('zh-CN')
  faceOf('desktop')
  useSession.setState({
    granted: new Set(['*']),
    dictionaries: {
      sex: [
        { value: '1', text: '男', textEn: 'Male' },
        { value: '2', text: '女', textEn: 'Female' },
      ] as never,
    },
  })
  useToasts.setState({ toasts: [] })
  queries.clear()
  engine = await lonelyEngine(catalogue)
  const plants = ['荷花', '梅花', '梅花', 'Rose'].map((name, at) => ({ id: `p${at}`, name, day: '2026-03-02' }))
  await keepRows(engine, 'plant', plants)
  // Plants lie on this device.
  engine.status.setState({ ready: true, online: false })
  server = rowServer(Pot, [{ id: 'a', rev: 1, code: 'A', plantId: 'p0', sex: '1' }])
})
afterEach(async () => {
  shown?.close()
  shown = undefined
  vi.unstubAllGlobals()
  await engine.stop()
})
async function open() {
  shown = show(<TableList resource={Pot} title="花盆" />, { product: productOf(catalogue), engine })
  await soon(() => expect(filterOf('plantId')?.querySelector('input')).toBeTruthy())
}

describe('names in what was pasted', () => {
  const known = byName([
    ['1', '荷花'],
    ['2', 'Smith, John'],
    ['3', '荷花'],
  ])
  test.each([
    ['a column', '荷花\r\n 梅花 \r\n\r\n荷花', ['1', '3'], ['梅花']],
    ['the first column of a sheet', '荷花\t小一班\n梅花\t小二班', ['1', '3'], ['梅花']],
    ['a row', '荷花\t梅花', ['1', '3'], ['梅花']],
    ['between commas of any script', '荷花、梅花，兰花,菊花', ['1', '3'], ['梅花', '兰花', '菊花']],
    ['with a comma of its own, and in other letters', 'smith, john', ['2'], []],
  ])('%s', (_, words, values, missing) => {
    expect(namedBy(pastedNames(words), known)).toMatchObject({ values, missing })
  })
})

describe('rows called by names', () => {
  test('are found on the device, all of several with one name', async () => {
    const found = await rowsCalled({ engine, language: 'zh-CN' }, 'plant', ['梅花', 'ROSE', '无'])
    expect(found).toEqual([
      ['p1', '梅花'],
      ['p2', '梅花'],
      ['p3', 'Rose'],
    ])
  })

  test('are asked of the server in one call where they do not lie here', async () => {
    server.rows.push({ id: 'b', rev: 1, code: 'Blue' })
    expect(await rowsCalled({ engine, language: 'zh-CN' }, 'stone', ['a', 'BLUE', '丙'])).toEqual([
      ['a', 'A'],
      ['b', 'Blue'],
    ])
    expect(server.calls.length).toBe(1)
  })

  test('are found by the row they are known by', async () => {
    const resources = { ...catalogue.resources, stone: { ...Tag, path: Pot.path } }
    const other = { ...engine, catalogue: { ...catalogue, resources } }
    server.rows.splice(0, 1, { id: 't', rev: 1, code: 'p3' })
    expect(await rowsCalled({ engine: other, language: 'zh-CN' }, 'stone', ['rose'])).toEqual([['t', 'Rose']])
  })
})

test('names pasted into the choice of another noun choose its rows, and those not found wait to be put right', async () => {
  await open()
  expect(paste(filterOf('plantId')?.querySelector('input'), '荷花\n无此花').defaultPrevented).toBe(true)
  const names = await left()
  await soon(() => expect(names.value).toBe('无此花'))
  expect(document.querySelector('.pasted-names')?.textContent).toContain('2 个名称里找到 1 个')
  await soon(() => expect(server.calls.some(({ query }) => query.get('plantId') === 'p0')).toBe(true))
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(names, '梅花')
  names.dispatchEvent(new Event('input', { bubbles: true }))
  ;(await buttonOf(document.body, '再找一次')).click()
  await soon(() => expect(asked().at(-1)).toEqual([{ field: 'plantId', rule: 'in', val: ['p0', 'p1', 'p2'] }]))
  await soon(() => expect(document.querySelector('.filter-left')).toBeNull())
})

test('what a search is for is left to the search', async () => {
  await open()
  expect(paste(filterOf('plantId')?.querySelector('input'), '荷').defaultPrevented).toBe(false)
})

test('names pasted on the choice of a dictionary choose its values, in either language', async () => {
  await open()
  paste(filterOf('sex')?.querySelector('button'), '女')
  await soon(() => expect(one()).toContain('2'))
  paste(filterOf('sex')?.querySelector('button'), 'male、其他')
  await soon(() => expect(asked().at(-1)).toEqual([{ field: 'sex', rule: 'in', val: ['2', '1'] }]))
  expect((await left()).value).toBe('其他')
})
