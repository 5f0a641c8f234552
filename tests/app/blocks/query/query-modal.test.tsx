import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { QueryButton } from '../../../../src/app/blocks/query/QueryButton'
import { QueryModal } from '../../../../src/app/blocks/query/QueryModal'
import type { QueryField } from '../../../../src/app/blocks/query/query-field'
import { keepQueries, savedQueries, savedUnder } from '../../../../src/app/blocks/query/saved-queries'
import { useFace } from '../../../../src/app/design/face'
import { QuestionDialog } from '../../../../src/app/design/overlay/QuestionDialog'
import { Toasts } from '../../../../src/app/design/overlay/Toasts'
import { useLanguage } from '../../../../src/app/language/language'
import { dict, ref, text } from '../../../../src/contract/field'
import type { AdvancedQuery } from '../../../../src/contract/list/advanced-query'

vi.mock('../../../../src/app/design/face', { spy: true })

const fields: readonly QueryField[] = [{ field: 'name', facts: text('名称', 'Name') }]
const asked: AdvancedQuery = { match: 'and', conditions: [{ field: 'name', rule: 'like', value: '苹果' }] }
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

let root: Root
beforeEach(() => {
  useLanguage.setState({ language: 'en' })
  localStorage.clear()
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
})

const draw = (what: React.ReactNode) =>
  flushSync(() =>
    root.render(
      <MemoryRouter initialEntries={['/garden/child']}>
        {what}
        <QuestionDialog />
        <Toasts />
      </MemoryRouter>,
    ),
  )
const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].filter(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
  )
  return found.at(-1) ?? expect.fail(`no button says ${name}`)
}
const press = (name: string) => flushSync(() => button(name).click())
const said = () => document.body.textContent ?? ''
function type(into: HTMLInputElement | null, value: string) {
  setValue?.call(into, value)
  flushSync(() => into?.dispatchEvent(new Event('input', { bubbles: true })))
}
const nameInput = () => document.querySelector<HTMLInputElement>('.query-saved input')

function open(query?: AdvancedQuery, saveCode = 'fruit') {
  const [onQuery, onClose] = [vi.fn(), vi.fn()]
  draw(<QueryModal {...{ fields, query, saveCode, onQuery, onClose }} />)
  return { onQuery, onClose }
}

describe('a query', () => {
  test('without any condition is neither run nor saved', async () => {
    const { onQuery, onClose } = open()
    press('Query')
    await expect.poll(said).toContain('cannot query empty condition')
    type(nameInput(), 'nothing')
    press('Save the query')
    await expect.poll(said).toContain('empty condition cannot be saved')
    expect(onQuery).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    expect(savedQueries(savedUnder('', 'fruit'))).toEqual([])
  })

  test('is asked as it stands, and the dialog closes', () => {
    const { onQuery, onClose } = open(asked)
    press('Query')
    expect(onQuery).toHaveBeenCalledExactlyOnceWith(asked)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('that is only half said is not asked, and says what is missing at its line', async () => {
    const { onQuery } = open({ ...asked, conditions: [...asked.conditions, { field: 'name', rule: 'eq', value: '' }] })
    press('Query')
    await expect.poll(said).toContain('Please give a value')
    expect(onQuery).not.toHaveBeenCalled()
  })

  test('stays where a press begins in its dialog and ends on a list that opened under it; a click beside the dialog closes it', () => {
    const { onClose } = open(asked)
    const dialog = document.querySelector('dialog')
    const press = (from: Element | null) => {
      from?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      flushSync(() => dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    }
    press(document.querySelector('.query-line input'))
    expect(onClose).not.toHaveBeenCalled()
    press(dialog)
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('is one blank line after a reset', () => {
    open({ ...asked, conditions: [...asked.conditions, ...asked.conditions] })
    expect(document.querySelectorAll('.query-line')).toHaveLength(2)
    press('Reset')
    expect(document.querySelectorAll('.query-line')).toHaveLength(1)
    expect(document.querySelector('.query-line input')).toBeNull()
  })

  test('is put together in a window of 1000 pixels, or on the whole screen of a hand', () => {
    open()
    expect(document.querySelector('.modal')?.hasAttribute('data-whole')).toBe(true)
    flushSync(() => root.render(null))
    vi.mocked(useFace).mockReturnValue('desktop')
    open()
    const dialog = document.querySelector('dialog')
    expect(dialog?.style.getPropertyValue('--sheet-width')).toBe('1000px')
    expect(document.querySelector('.modal')?.hasAttribute('data-whole')).toBe(false)
    expect(dialog?.hasAttribute('data-draggable')).toBe(true)
    vi.mocked(useFace).mockRestore()
  })
})

describe('a saved query', () => {
  test('needs a name, is kept on this device under its save code, and is asked again', async () => {
    const { onQuery } = open(asked)
    press('Save the query')
    await expect.poll(said).toContain('save name cannot be empty')
    type(nameInput(), 'apples')
    press('Save the query')
    await expect.poll(said).toContain('Saved as "apples"')
    expect(savedQueries(savedUnder('', 'fruit'))).toEqual([{ title: 'apples', query: asked }])
    const [key = ''] = Object.keys(localStorage).filter((one) => one.includes('JSuperQuerySaved_'))
    expect(key).toMatch(/JSuperQuerySaved_.*fruit$/)
    expect(JSON.parse(localStorage.getItem(key) ?? '{}').value).toEqual([
      { title: 'apples', matchType: 'and', records: [{ field: 'name', rule: 'like', val: '苹果', type: 'text' }] },
    ])
    press('Reset')
    press('apples')
    press('Query')
    expect(onQuery).toHaveBeenCalledExactlyOnceWith(asked)
  })

  test('of a name there is asks before it takes its place', async () => {
    open(asked)
    type(nameInput(), 'apples')
    press('Save the query')
    await expect.poll(() => savedQueries(savedUnder('', 'fruit')).length).toBe(1)
    flushSync(() => root.render(null))
    const other: AdvancedQuery = { match: 'or', conditions: [{ field: 'name', rule: 'eq', value: '梨' }] }
    open(other)
    type(nameInput(), 'apples')
    press('Save the query')
    await expect.poll(said).toContain('apples already exists, overwrite?')
    expect(savedQueries(savedUnder('', 'fruit'))).toEqual([{ title: 'apples', query: asked }])
    press('Overwrite')
    await expect.poll(() => savedQueries(savedUnder('', 'fruit'))).toEqual([{ title: 'apples', query: other }])
  })

  test('is deleted where its person says so', async () => {
    open(asked)
    type(nameInput(), 'apples')
    press('Save the query')
    await expect.poll(() => savedQueries(savedUnder('', 'fruit')).length).toBe(1)
    press('Delete "apples"')
    await expect.poll(said).toContain('delete current query?')
    press('Delete')
    await expect.poll(() => savedQueries(savedUnder('', 'fruit'))).toEqual([])
  })

  test('stands under the whole route path where no code is given', async () => {
    draw(<QueryModal {...{ fields, query: asked }} onQuery={vi.fn()} onClose={vi.fn()} />)
    type(nameInput(), 'here')
    press('Save the query')
    await expect.poll(() => savedQueries(savedUnder('', '/garden/child')).length).toBe(1)
  })
})

test('an applied query shows in a button that stands out, and a link that clears it', () => {
  const onQuery = vi.fn()
  draw(<QueryButton {...{ fields, query: asked, onQuery }} />)
  expect(button('Advanced query').dataset.applied).toBe('true')
  press('clear')
  expect(onQuery).toHaveBeenCalledExactlyOnceWith(undefined)
  draw(<QueryButton {...{ fields, query: undefined, onQuery }} />)
  expect(button('Advanced query').dataset.applied).toBeUndefined()
  expect(said()).not.toContain('clear')
})

test('a saved condition says of what kind its column is, and of which dictionary or noun its values are', () => {
  const columns: readonly QueryField[] = [
    { field: 'sex', facts: dict('sex', '性别', 'Sex') },
    { field: 'depart', facts: ref('department', '部门', 'Department') },
  ]
  const conditions = columns.map(({ field }) => ({ field, rule: 'eq' as const, value: '1' }))
  keepQueries('q', columns, [{ title: 'one', query: { match: 'or', conditions } }])
  expect(JSON.parse(localStorage.getItem('pro__q') ?? '{}').value[0].records).toEqual([
    { field: 'sex', rule: 'eq', val: '1', type: 'dict', dictCode: 'sex' },
    { field: 'depart', rule: 'eq', val: '1', type: 'ref', dictTable: 'department' },
  ])
})
