import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { columnWidths, measures } from '../../../../src/app/blocks/grid/desktop/measures'
import { tools } from '../../../../src/app/blocks/grid/toolbar/tools'
import { label } from '../../../../src/contract/label'
import { soon } from '../../../kit/soon'
import { act, click, columns, DeskGrid, type } from './desk-grid'

let on: DeskGrid
beforeEach(() => {
  on = new DeskGrid()
})
afterEach(() => on.leave())

describe('what is drawn', () => {
  test('a cell that fails says why in a tooltip', async () => {
    on.draw()
    act(() => on.grid.write('a', { name: '' }))
    const tip = document.getElementById(on.cell(0, 0).getAttribute('aria-describedby') ?? '')
    expect([tip?.role ?? tip?.getAttribute('role'), tip?.textContent]).toEqual(['tooltip', 'Name is required'])
    expect(on.place.querySelector('.grid-failing')?.textContent).toBe('Cells to be corrected: 1')
    expect([...on.place.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id)).toEqual([on.cell(0, 0).id])
  })

  test('whole parts are summed below, 32 px high', () => {
    on.draw()
    const totals = on.place.querySelector<HTMLElement>('.grid-totals')
    expect([totals?.style.height, totals?.textContent]).toEqual(['32px', 'Total3'])
  })

  test.each([
    [undefined, '61px'],
    ['medium', '52px'],
    ['small', '44px'],
    ['mini', '36px'],
    ['tiny', '32px'],
  ] as const)('a row of size %s is %s high', (size, height) => {
    on.draw({}, { ...(size && { size }) })
    expect(on.place.querySelector<HTMLElement>('.grid-row')?.style.height).toBe(height)
  })

  test('it is 400 px high at most, and only rows in view are drawn', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ id: `r${at}`, values: { name: `n${at}` } }))
    on.draw({ rows: many })
    expect(on.place.querySelector<HTMLElement>('.grid-scroll')?.style.height).toBe('400px')
    expect(on.place.querySelectorAll('.grid-row').length).toBeLessThan(30)
  })

  test('the number column is 60 px wide, that of boxes 40, and 60 where there are totals', () => {
    on.draw()
    const fixed = () => [...on.place.querySelectorAll<HTMLElement>('.grid-head .grid-centred')].map(({ style }) => style.width)
    expect(fixed()).toEqual(['60px', '60px'])
    on.draw({ columns: columns.slice(0, 1) })
    expect(fixed()).toEqual(['60px', '40px'])
  })

  test('head, rows and totals each have one place that is stuck to the edge: two would lie over each other', () => {
    on.draw()
    const rows = [...on.place.querySelectorAll('.grid-head, .grid-row, .grid-totals')]
    expect(rows.map((row) => row.querySelectorAll('.grid-fixed').length)).toEqual(rows.map(() => 1))
    expect(rows.length).toBeGreaterThan(3)
  })

  test('columns share 92% of the width, are 120 px where that is less, and no less than their type needs, in both readings', () => {
    const of = (type: string) => ({ key: type, title: label('x', 'x'), type })
    expect(columnWidths([of('input'), of('input')], 1000)).toEqual([460, 460])
    expect(columnWidths(['date', 'datetime', 'sel_user', 'sel_depart', 'input'].map(of), 300)).toEqual([135, 190, 190, 190, 120])
    expect(columnWidths(['date', 'datetime', 'sel_user', 'sel_depart'].map(of), 300, 'wide')).toEqual([135, 200, 220, 160])
  })

  test.each([
    [499, 800],
    [500, 500],
    [1200, 1200],
  ])('in a place %i px wide rows are %i px wide, and scroll where that is more', (place, inner) => {
    const place$ = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(place)
    on.draw({ columns: columns.slice(0, 1) })
    const heads = [...on.place.querySelectorAll<HTMLElement>('.grid-head [role=columnheader]')]
    const widths = heads.map(({ style }) => Number.parseInt(style.width, 10))
    const share = Math.floor((inner - measures.number - measures.choice) * 0.92)
    expect(widths).toEqual([measures.number, measures.choice, share])
    place$.mockRestore()
  })

  test('where nothing is said it offers to add, to remove and to clear the choice, and no more', () => {
    on.draw()
    expect([...on.place.querySelectorAll('.grid-tools button')].map((one) => one.textContent)).toEqual(['Add', 'Delete', 'Clear selection'])
  })

  test('hidden columns are in no view; new, edited and disabled rows say what they are', () => {
    on.draw({ disabledBy: { name: 'b' } })
    expect(on.place.textContent).not.toContain('Hidden')
    act(() => on.grid.write('a', { name: 'x' }))
    act(() => on.grid.add(1, 1))
    const shown = [...on.place.querySelectorAll('.grid-row')].map((row) => [
      row.getAttribute('data-state'),
      row.hasAttribute('data-disabled'),
    ])
    expect(shown).toEqual([
      ['new', false],
      ['edited', false],
      ['kept', true],
      ['kept', false],
    ])
  })

  test('choosing all leaves disabled rows out, and what is chosen is removed or left alone', () => {
    on.draw({ disabledBy: { name: 'c' } }, { tools })
    act(() => on.place.querySelector<HTMLElement>('.grid-head input')?.click())
    expect(on.place.querySelector('.grid-count')?.textContent).toBe('Selected: 2')
    act(() => on.button('Clear selection').click())
    expect(on.button('Delete').disabled).toBe(true)
    act(() => on.place.querySelector<HTMLElement>('.grid-head input')?.click())
    act(() => on.button('Delete').click())
    expect(on.values('name')).toEqual(['c'])
    expect(on.grid.store.getState().history.now.removed).toEqual(['a', 'b'])
  })

  test('how rows are added is set once for this device, and that it is kept is said', async () => {
    on.draw({}, { tools })
    act(() => on.button('How rows are added').click())
    const field = await soon(() => document.querySelector<HTMLInputElement>('.grid-settings input') ?? Promise.reject(new Error('none')))
    act(() => field.focus())
    type('3')
    act(() => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Save')?.click())
    expect(document.querySelector('.toast')?.textContent).toContain('saved successfully')
    act(() => on.button('Add').click())
    expect(on.values('name')).toHaveLength(6)
    localStorage.clear()
  })

  test('rows are inserted below the one stood at, once where the button is pressed twice within 1,500 ms', () => {
    on.draw({}, { tools })
    on.stand(0, 0)
    act(() => on.button('Insert below').click())
    act(() => on.button('Insert below').click())
    expect(on.values('name')).toEqual(['a', null, 'b', 'c'])
  })

  test('buttons that are denied are not there, and none where it is only read', () => {
    on.draw({}, { denied: ['goods:batch_delete'], prefix: 'goods' })
    expect(['Add', 'Delete'].map((name) => on.button(name) !== undefined)).toEqual([true, false])
    on.draw({ readOnly: true })
    expect(on.place.querySelectorAll('.grid-tools button')).toHaveLength(0)
  })

  test('below its prefix it asks which buttons the signed-in person has', () => {
    const code = (action: string) => ({ action, type: '1', status: '1' })
    sessionStorage.setItem('SYS_BUTTON_AUTH', JSON.stringify([code('goods:add'), code('other:remove')]))
    on.draw({}, { prefix: 'goods:' })
    expect(['Add', 'Delete'].map((name) => on.button(name) !== undefined)).toEqual([false, true])
    sessionStorage.clear()
  })

  test('an empty grid says so, and axe finds nothing in one that is written in', async () => {
    on.draw({ rows: [] })
    expect(on.place.textContent).toContain('There are no rows yet')
    on.draw()
    click(on.cell(0, 0))
    const { violations } = await axe.run(on.place, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})
