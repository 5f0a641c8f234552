import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { label } from '../../../../src/contract/label'
import { soon } from '../../../kit/soon'
import { act, click, columns, control, DeskGrid, press, type } from './desk-grid'

let on: DeskGrid
beforeEach(() => {
  on = new DeskGrid()
})
afterEach(() => on.leave())

describe('with the mouse', () => {
  test('a click on a cell writes in it, and letting go outside the row ends that', () => {
    on.draw()
    click(on.cell(0, 0))
    expect(document.activeElement?.id).toBe(`${on.cell(0, 0).id}-input`)
    type('x')
    expect(on.values('name')).toEqual(['a', 'b', 'c'])
    act(() => document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })))
    expect(on.values('name')).toEqual(['x', 'b', 'c'])
    expect(on.place.querySelector('.grid-writing')).toBeNull()
  })

  test('what an input has opened is inside, wherever it stands on the page', () => {
    on.draw()
    const list = document.createElement('div')
    list.className = 'ant-select-dropdown'
    document.body.append(list)
    click(on.cell(0, 0))
    act(() => list.dispatchEvent(new PointerEvent('pointerup', { bubbles: true })))
    expect(on.place.querySelector('.grid-writing')).not.toBeNull()
  })

  test('a column that is always edited has its input in every cell', () => {
    on.draw({ columns: columns.map((one) => (one.key === 'name' ? { ...one, always: true } : one)) })
    expect(on.place.querySelectorAll('.grid-row input.grid-input')).toHaveLength(3)
    expect(on.place.querySelectorAll('.grid-row input[type=checkbox].grid-box')).toHaveLength(6)
  })

  test('with Shift a click marks a block', () => {
    on.draw()
    on.stand(0, 0)
    click(on.cell(2, 1), { shiftKey: true })
    expect(on.place.querySelectorAll('[data-stand=block]')).toHaveLength(5)
  })

  test('a row is drawn to another place by its number', () => {
    on.draw()
    const data = new Map([['text/grid-row', 'c']])
    const drop = new Event('drop', { bubbles: true })
    Object.assign(drop, { dataTransfer: { getData: (kind: string) => data.get(kind) } })
    act(() => on.place.querySelectorAll('.grid-row')[0]?.dispatchEvent(drop))
    expect(on.values('name')).toEqual(['c', 'a', 'b'])
  })
})

describe('by keyboard, as in a spreadsheet', () => {
  test('arrows, Home, End and Tab go from cell to cell, and no further than the ends', () => {
    on.draw()
    on.stand(0, 0)
    press('ArrowDown')
    press('ArrowRight')
    expect(on.standing()).toEqual({ row: 1, column: 1 })
    press('Tab')
    press('Tab', { shiftKey: true })
    press('End')
    press('Tab')
    expect(on.standing()).toEqual({ row: 2, column: 0 })
    control('End')
    press('ArrowDown')
    expect(on.standing()).toEqual({ row: 2, column: 4 })
    press('Tab')
    expect(on.standing()).toEqual({ row: 2, column: 4 })
  })

  test('F2 writes into what stands there, Enter takes it and goes down, Escape gives up', () => {
    on.draw()
    on.stand(0, 0)
    press('F2')
    type('ab')
    press('Enter')
    expect(on.values('name')).toEqual(['ab', 'b', 'c'])
    expect(on.standing()).toEqual({ row: 1, column: 0 })
    press('Enter')
    type('zz')
    press('Escape')
    expect(on.values('name')).toEqual(['ab', 'b', 'c'])
  })

  test('a cell that is opened and left as it was is no step back', () => {
    on.draw()
    on.stand(0, 0)
    type('x')
    press('Enter')
    for (const _ of [1, 2]) {
      press('Enter')
      press('Tab')
    }
    control('z')
    expect(on.values('name')).toEqual(['a', 'b', 'c'])
  })

  test('what is typed takes the place of what stood there', () => {
    on.draw()
    on.stand(1, 0)
    type('n')
    expect(document.activeElement?.id).toBe(`${on.cell(1, 0).id}-input`)
    expect((document.activeElement as HTMLInputElement).value).toBe('n')
    press('Tab')
    expect(on.values('name')).toEqual(['a', 'n', 'c'])
    expect(on.standing()).toEqual({ row: 1, column: 1 })
  })

  test('Delete empties, Ctrl+D fills down, Ctrl+Z takes back and Ctrl+Y again', () => {
    on.draw()
    on.stand(0, 0)
    press('ArrowDown', { shiftKey: true })
    control('d')
    expect(on.values('name')).toEqual(['a', 'a', 'c'])
    press('Delete')
    expect(on.values('name')).toEqual([null, null, 'c'])
    control('z')
    control('z')
    expect(on.values('name')).toEqual(['a', 'b', 'c'])
    control('y')
    expect(on.values('name')).toEqual(['a', 'a', 'c'])
  })

  test('a block is copied and pasted, and Ctrl+A marks all', () => {
    on.draw()
    on.stand(0, 0)
    control('a')
    let copied = ''
    const clip = (kind: string) =>
      Object.assign(new Event(kind, { bubbles: true, cancelable: true }), {
        clipboardData: {
          setData: (_: string, text: string) => {
            copied = text
          },
          getData: () => copied,
        },
      })
    act(() => document.activeElement?.dispatchEvent(clip('copy')))
    expect(copied.split('\n')[1]).toBe('b\t1.5\tFALSE\t\t')
    on.stand(1, 0)
    act(() => document.activeElement?.dispatchEvent(clip('paste')))
    expect(on.values('name')).toEqual(['a', 'a', 'b', 'c'])
  })

  test('Alt with arrows moves the row, and Space chooses it', () => {
    on.draw()
    on.stand(0, 0)
    press('ArrowDown', { altKey: true })
    expect(on.values('name')).toEqual(['b', 'a', 'c'])
    press(' ')
    expect([...on.grid.store.getState().chosen]).toEqual(['a'])
  })
})

describe('inputs', () => {
  test('a number takes an optional minus, digits and decimals, and other keys change nothing', () => {
    on.draw()
    click(on.cell(0, 1))
    for (const [typed, shown] of [
      ['-', '-'],
      ['-1', '-1'],
      ['-1x', '-1'],
      ['-1.', '-1.'],
      ['-1.5', '-1.5'],
      ['-1.5.', '-1.5'],
    ] as const) {
      type(typed)
      expect((document.activeElement as HTMLInputElement).value).toBe(shown)
    }
    press('Enter')
    expect(on.values('amount')[0]).toBe(-1.5)
  })

  test('a number that is none is empty once it is left', () => {
    on.draw({ columns: columns.map((one) => (one.key === 'amount' ? { ...one, always: true } : one)) })
    const input = on.cell(0, 1).querySelector('input') as HTMLInputElement
    act(() => input.focus())
    type('-')
    act(() => input.blur())
    expect([input.value, on.values('amount')[0]]).toEqual(['', null])
  })

  test('a tag has a semicolon after every two characters', () => {
    on.draw()
    on.stand(0, 3)
    press('F2')
    type('ab')
    type('ab;cde')
    press('Enter')
    expect(on.values('tag')[0]).toBe('ab;cd;e')
  })

  test('a long text opens 300 by 210, and Ctrl+Enter takes it', () => {
    on.draw()
    on.stand(0, 4)
    press('F2')
    const box = on.place.querySelector<HTMLElement>('.input-pop-box')
    expect([box?.style.getPropertyValue('--pop-width'), box?.style.getPropertyValue('--pop-height')]).toEqual(['300px', '210px'])
    type('long')
    control('Enter')
    expect(on.values('remark')[0]).toBe('long')
  })

  test('Enter in a box goes down, and sends no form around the grid', () => {
    on.draw()
    click(on.cell(0, 2))
    const box = on.cell(0, 2).querySelector('input')
    act(() => box?.focus())
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    act(() => box?.dispatchEvent(enter))
    expect(enter.defaultPrevented).toBe(true)
    expect(on.standing()).toEqual({ row: 1, column: 2 })
    expect(document.activeElement?.className).toBe('grid-sink')
  })

  test('a box is stored as what is said of it, without a click more', () => {
    on.draw()
    act(() => on.cell(1, 2).querySelector('input')?.click())
    expect(on.values('fresh')).toEqual(['N', 'Y', 'N'])
  })

  test('a day is chosen in the calendar a form has', async () => {
    on.draw({ columns: [{ key: 'day', title: label('日期', 'Day'), type: 'date' }] })
    click(on.cell(0, 0))
    await soon(() => expect(on.cell(0, 0).querySelector('input, button')).not.toBeNull())
  })
})
