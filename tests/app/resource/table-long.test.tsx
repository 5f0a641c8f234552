import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { TableList } from '../../../src/app/resource/desktop/TableList'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { keepRows } from '../../kit/device/keep-rows'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const counted = vi.hoisted(() => ({ cells: [] as string[] }))

vi.mock('../../../src/app/fields/FieldValue', () => ({
  FieldValue: ({ value }: { value: unknown }) => {
    const ref = useRef<HTMLSpanElement>(null)
    useLayoutEffect(() => {
      if (ref.current?.closest('.ant-table-row')) counted.cells.push(String(value))
    })
    return <span ref={ref}>{String(value)}</span>
  },
}))

const product = productOf(gardenCatalogue)
const many = 150
let engine: Engine
let shown: ReturnType<typeof show>

const nameOf = (at: number) => `花${String(at).padStart(3, '0')}`
const idOf = (at: number) => `p${String(at).padStart(3, '0')}`
const names = () => [...shown.place.querySelectorAll('.ant-table-row .cell-link')].map((link) => link.textContent)
const body = () => shown.place.querySelector('.ant-table-content') as HTMLElement

beforeEach(async () => {
  speak('zh-CN')
  useSession.setState({ granted: new Set(['*']) })
  queries.clear()
  engine = await lonelyEngine(gardenCatalogue)
  const plants = Array.from({ length: many }, (_, at) => ({ id: idOf(at), name: nameOf(at), day: '2026-03-02' }))
  await keepRows(engine, 'plant', plants)
  const long = (
    <Link key="link" to="?size=300">
      300
    </Link>
  )
  shown = show([long, <TableList key="list" resource={Plant} title="植物" />], { product, engine })
  await soon(() => expect(names().length).toBe(10))
  shown.place.querySelector('a')?.click()
  await soon(() => expect(body()).not.toBeNull())
  await soon(() => expect(names().length).toBeGreaterThan(10))
  await drawn()
  counted.cells = []
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

test('of many rows those in view are drawn, with room for the others', () => {
  expect(names().length).toBeLessThan(60)
  const rooms = [...body().querySelectorAll<HTMLElement>('tr[aria-hidden]:not([class]) > td')].map(({ style }) => style.height)
  expect(rooms).toEqual([`${(many - names().length) * 36}px`])
})

test('scrolling draws the rows that come into view, and none of those that stay', async () => {
  const before = names()
  body().scrollTop = 36 * 30
  body().dispatchEvent(new Event('scroll'))
  await soon(() => expect(names()).toContain(nameOf(50)))
  const after = names()
  expect(after).not.toContain(nameOf(0))
  const came = after.filter((name) => !before.includes(name))
  expect([...new Set(counted.cells)].sort()).toEqual(came.sort())
  expect(after.filter((name) => before.includes(name)).length).toBeGreaterThan(0)
})

test('the last row is reached', async () => {
  body().scrollTop = 36 * many
  body().dispatchEvent(new Event('scroll'))
  await soon(() => expect(names().at(-1)).toBe(nameOf(many - 1)))
})
