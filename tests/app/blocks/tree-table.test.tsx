import axe from 'axe-core'
import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TreeTable, type TreeTableProps } from '../../../src/app/blocks/tree-table/TreeTable'
import { linesOf, rowsIn, type TreeState } from '../../../src/app/blocks/tree-table/tree-lines'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import { label } from '../../../src/contract/label'
import { soon } from '../../kit/soon'

let root: Root
let place: HTMLElement
const load = vi.fn<TreeTableProps['load']>()
const columns = [{ key: 'name', title: label('名', 'Name') }]
const one = (id: string, hasChildren = true, key = 'id') => ({ [key]: id, name: id, hasChildren })
const draw = (more: Partial<TreeTableProps> = {}) =>
  flushSync(() => root.render(<TreeTable title="Kinds" {...{ columns, load }} rows={[one('a'), one('b', false)]} {...more} />))
const names = () => [...place.querySelectorAll('.tree-line')].map((line) => line.textContent)
const lineOf = (key: string) => place.querySelector<HTMLElement>(`[data-key="${key}"]`)
const turn = (key: string) => flushSync(() => lineOf(key)?.querySelector('button')?.click())
const said = () => useToasts.getState().toasts.map(({ text }) => text)

beforeEach(() => {
  speak('en')
  useToasts.setState({ toasts: [] })
  load.mockReset()
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
})

test('a row with something below it has a placeholder there until that is fetched, which is once', async () => {
  load.mockResolvedValue([one('a1', false)])
  draw()
  expect(lineOf('b')?.querySelector('button')).toBeNull()
  turn('a')
  expect(names()).toEqual(['a', 'Loading', 'b'])
  await soon(() => expect(names()).toEqual(['a', 'a1', 'b']))
  expect(load.mock.calls).toEqual([[{ parentId: 'a' }]])
  expect(['a', 'a1', 'b'].map((key) => lineOf(key)?.getAttribute('aria-level'))).toEqual(['1', '2', '1'])
  turn('a')
  expect(names()).toEqual(['a', 'b'])
  turn('a')
  expect([names(), load.mock.calls.length]).toEqual([['a', 'a1', 'b'], 1])
})

test('rows are known and asked for by other fields where somebody says so', async () => {
  load.mockResolvedValue({ records: [one('a1', false, 'code')] })
  draw({ rows: [one('a', true, 'code')], rowKey: 'code', queryKey: 'pid' })
  turn('a')
  await soon(() => expect(names()).toEqual(['a', 'a1']))
  expect(load).toHaveBeenCalledWith({ pid: 'a' })
})

test('a row below which there is nothing can be opened no more', async () => {
  load.mockResolvedValue([])
  draw()
  turn('a')
  await soon(() => expect(lineOf('a')?.querySelector('button')).toBeNull())
  expect(names()).toEqual(['a', 'b'])
})

test('what fails is tried three times again before it is said, and may be asked for anew', async () => {
  load.mockRejectedValue(new Error('away'))
  draw()
  turn('a')
  await soon(() => expect(said()).toEqual(['Failed to open sub table']))
  expect(load).toHaveBeenCalledTimes(4)
  load.mockResolvedValue([one('a1', false)])
  // It may be said before it is drawn.
  await soon(() => expect(lineOf('a failed')).not.toBeNull())
  flushSync(() => lineOf('a failed')?.querySelector('button')?.click())
  await soon(() => expect(names()).toEqual(['a', 'a1', 'b']))
})

test('an answer that is neither rows nor an object with records is not recognised, and not asked for again', async () => {
  load.mockResolvedValue('rows')
  draw()
  turn('a')
  await soon(() => expect(said()).toEqual(['returned data type not recognised']))
  expect(load).toHaveBeenCalledOnce()
  for (const answer of [null, 5, {}, { records: 'x' }]) expect(() => rowsIn(answer)).toThrow()
})

test('keys go from row to row, open, close, and lead to the row above', async () => {
  load.mockResolvedValue([one('a1', false)])
  draw()
  const press = (key: string) =>
    flushSync(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  place.querySelector<HTMLElement>('[role=treegrid]')?.focus()
  const at = () => (document.activeElement as HTMLElement).dataset.key
  expect(at()).toBe('a')
  press('ArrowRight')
  await soon(() => expect(names()).toEqual(['a', 'a1', 'b']))
  press('ArrowDown')
  expect(at()).toBe('a1')
  press('ArrowLeft')
  expect(at()).toBe('a')
  press('ArrowLeft')
  expect(names()).toEqual(['a', 'b'])
})

test('axe finds nothing', async () => {
  load.mockReturnValue(new Promise(() => undefined))
  draw()
  turn('a')
  const { violations } = await axe.run(place, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('whatever is open, a row stands below its parent and one deeper', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }), fc.subarray(ids), (parents, open) => {
      const parentOf = new Map(ids.map((id, at) => [id, (parents[at] ?? 0) < at ? ids[parents[at] ?? 0] : undefined]))
      const below = new Map(ids.map((id) => [id, ids.filter((other) => parentOf.get(other) === id).map((other) => one(other))]))
      const state: TreeState = { roots: ids.filter((id) => !parentOf.get(id)).map((id) => one(id)), below, open: new Set(open) }
      const lines = linesOf(state, 'id')
      const depths = new Map(lines.map(({ key, depth }) => [key, depth]))
      for (const { key, depth, parent } of lines) {
        expect(parent).toBe(parentOf.get(key))
        expect(depth).toBe(parent === undefined ? 0 : (depths.get(parent) ?? 0) + 1)
      }
    }),
  )
})
