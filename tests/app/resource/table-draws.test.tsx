import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { TableList } from '../../../src/app/resource/desktop/TableList'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { pageSizes } from '../../../src/contract/query'
import { buttonOf, fill, inputOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { keepRows } from '../../kit/device/keep-rows'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const counted = vi.hoisted(() => ({ cells: [] as string[], tables: 0 }))

vi.mock('../../../src/app/fields/FieldValue', () => ({
  FieldValue: ({ value }: { value: unknown }) => {
    const ref = useRef<HTMLSpanElement>(null)
    useLayoutEffect(() => {
      if (ref.current?.closest('.ant-table-row')) counted.cells.push(String(value))
    })
    return <span ref={ref}>{String(value)}</span>
  },
}))
vi.mock('antd/es/table', async (original) => {
  const { default: Table } = await original<typeof import('antd/es/table')>()
  return {
    default: (props: object) => {
      counted.tables++
      return <Table {...props} />
    },
  }
})

const product = productOf(gardenCatalogue)
const names = ['荷花', '梅花', '兰花']
let engine: Engine
let shown: ReturnType<typeof show>

const keep = (id: string, name: string) => keepRows(engine, 'plant', [{ id, name, day: '2026-03-02' }])
const rowOf = (name: string) =>
  [...shown.place.querySelectorAll<HTMLElement>('.ant-table-row')].find((row) => row.textContent?.includes(name)) as HTMLElement
const open = (name: string) => rowOf(name).click()
const marked = () => [...shown.place.querySelectorAll('.row-open')].map((row) => row.textContent)
const panel = () => shown.place.querySelector('.side-panel')
const forget = () => {
  counted.cells = []
  counted.tables = 0
}

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['*']) })
  queries.clear()
  engine = await lonelyEngine(gardenCatalogue)
  for (const [at, name] of names.entries()) await keep(`p${at}`, name)
  const elsewhere = (
    <Link key="link" to="?name=兰">
      兰花
    </Link>
  )
  shown = show([elsewhere, <TableList key="list" resource={Plant} title="植物" />], { product, engine })
  await soon(() => expect(shown.place.querySelectorAll('.ant-table-row').length).toBe(3))
  await drawn()
  expect(counted.cells.sort()).toEqual([...names].sort())
  forget()
})
afterEach(async () => {
  shown.close()
  await engine.stop()
  forget()
})

test('opening and closing a record draws no row anew, and marks the one that is open', async () => {
  open('梅花')
  await soon(() => expect(panel()?.textContent).toContain('梅花'))
  await soon(() => expect(marked()).toEqual(['梅花']))
  open('兰花')
  await soon(() => expect(marked()).toEqual(['兰花']))
  ;(await buttonOf(panel() as HTMLElement, '关闭')).click()
  await soon(() => expect(panel()).toBeNull())
  await drawn()
  expect(marked()).toEqual([])
  expect(counted).toEqual({ cells: [], tables: 0 })
})

test('boxes are called in the language of the page, by what people know each row by', () => {
  expect(rowOf('梅花').querySelector('input[type=checkbox]')?.getAttribute('aria-label')).toBe('选择 梅花')
  expect(document.querySelector('thead input[type=checkbox]')?.getAttribute('aria-label')).toBe('选择本页全部')
})

test('choosing rows draws none of their cells anew', async () => {
  for (const name of ['梅花', '兰花']) rowOf(name).querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  await buttonOf(shown.place, '删除选中的 2 条')
  await drawn()
  expect(shown.place.querySelectorAll('.ant-table-row-selected').length).toBe(2)
  expect(counted.cells).toEqual([])
})

test('typing into a filter narrows the table by itself, keeps the keyboard there and draws no cell anew that stays', async () => {
  const input = await fill(shown.place, '按“名称”筛选', '梅')
  input.focus()
  await soon(() => expect(shown.place.querySelectorAll('.ant-table-row').length).toBe(1))
  await drawn()
  expect(counted.cells).toEqual([])
  expect(document.activeElement).toBe(input)
  expect(shown.place.querySelector('.filter-chip')?.textContent).toBe('名称梅')
  ;(await buttonOf(shown.place, '清除筛选')).click()
  await soon(() => expect(input.value).toBe(''))
  await soon(() => expect(shown.place.querySelectorAll('.ant-table-row').length).toBe(3))
})

test('several lines that are pasted are each looked for as a whole', async () => {
  const input = await inputOf(shown.place, '按“名称”筛选')
  const pasted = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(pasted, { clipboardData: { getData: () => '荷花\t1\r\n兰花\t2\r\n兰\r\n' } })
  input.dispatchEvent(pasted)
  await soon(() => expect([...shown.place.querySelectorAll('.cell-link')].map((one) => one.textContent)).toEqual(['荷花', '兰花']))
  expect(input.value).toBe('3 行')
})

test('an exchange draws anew what it has changed, and nothing that only came again', async () => {
  engine.status.setState({ waiting: 3, phase: 'exchanging' })
  await keep('p0', '荷花')
  await keep('p1', '腊梅')
  await soon(() => expect(rowOf('腊梅')).toBeDefined())
  await drawn()
  expect(counted.cells).toEqual(['腊梅'])
})

test('what the table is narrowed by stays while records are opened and rows sorted', async () => {
  await fill(shown.place, '按“名称”筛选', '花')
  open('荷花')
  await soon(() => expect(panel()).not.toBeNull())
  ;(await buttonOf(panel() as HTMLElement, '关闭')).click()
  await soon(() => expect(panel()).toBeNull())
  shown.place.querySelector<HTMLElement>('th.ant-table-column-has-sorters')?.click()
  await soon(() => expect(shown.place.querySelector('th[aria-sort=ascending]')).not.toBeNull())
  expect((await inputOf(shown.place, '按“名称”筛选')).value).toBe('花')
})

test('filters that come with another address are what the row of filters shows, whatever was typed before', async () => {
  const input = await fill(shown.place, '按“名称”筛选', '荷')
  input.focus()
  input.blur()
  shown.place.querySelector('a')?.click()
  await soon(() => expect(input.value).toBe('兰'))
  await soon(() => expect(shown.place.querySelectorAll('.ant-table-row').length).toBe(1))
})

test('pages are of 10, 20 or 30 rows and more, gone to by number, and say which rows of how many they show', async () => {
  for (let at = 3; at < 12; at++) await keep(`p${at}`, `竹${at}`)
  const pages = () => shown.place.querySelector('.ant-pagination')
  await soon(() => expect(pages()?.querySelector('.ant-pagination-total-text')?.textContent).toBe('1-10 共 12 条'))
  expect(pages()?.querySelector('.ant-pagination-options-quick-jumper input')).not.toBeNull()
  expect(pages()?.querySelector('.ant-pagination-options-size-changer')?.textContent).toContain('10')
  expect(pageSizes.slice(0, 3)).toEqual([10, 20, 30])
})
