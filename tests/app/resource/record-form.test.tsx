import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { isHeld } from '../../../src/app/pwa/update-guard'
import { RecordForm } from '../../../src/app/resource/form/RecordForm'
import type { Resource } from '../../../src/contract/resource'
import { Role } from '../../../src/contract/system/role'
import { buttonOf, fill, inputOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { drawn } from '../../kit/drawn'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, role: Role } }
const product = productOf(catalogue)
let engine: Engine
let opened: { close: () => void }[]
const onSaved = vi.fn()
const form = (resource: Resource) => {
  const shown = show(<RecordForm resource={resource} given={{ day: today }} onSaved={onSaved} onCancel={() => undefined} />, {
    product,
    engine,
  })
  opened.push(shown)
  return shown
}
const problemAt = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

beforeEach(async () => {
  opened = []
  onSaved.mockClear()
  speak('zh-CN')
  useToasts.setState({ toasts: [] })
  engine = await lonelyEngine(catalogue)
})
afterEach(async () => {
  for (const { close } of opened) close()
  vi.unstubAllGlobals()
  await engine.stop()
})

test.each([
  ['zh-CN', '名称', '备注', '保存', '不能为空'],
  ['en', 'Name', 'Note', 'Save', 'Please fill this in'],
] as const)('bad input is said at its field, and nothing typed is lost (%s)', async (language, name, note, save, sentence) => {
  speak(language)
  const { place } = form(Plant)
  const written = await fill(place, note, '靠窗')
  ;(await buttonOf(place, save)).click()
  const missing = await inputOf(place, name)
  await soon(() => expect(problemAt(missing)).toBe(sentence))
  expect(missing.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(missing)
  expect(written.value).toBe('靠窗')
  expect(problemAt(written)).toBeUndefined()
  expect(onSaved).not.toHaveBeenCalled()
})

test('in a hand Enter goes on to the next field and closes the keyboard after the last, and the button saves', async () => {
  const { place } = form(Plant)
  const enter = (input: HTMLElement) => {
    const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    input.dispatchEvent(press)
    return press.defaultPrevented
  }
  const name = await fill(place, '名称', '绿萝')
  name.focus()
  expect(enter(name)).toBe(true)
  const last = await inputOf(place, '备注')
  expect(document.activeElement).toBe(last)
  expect(enter(last)).toBe(true)
  expect(document.activeElement).toBe(document.body)
  expect(onSaved).not.toHaveBeenCalled()
  ;(await buttonOf(place, '保存')).click()
  await soon(() => expect(onSaved).toHaveBeenCalled())
})

test('on a desktop Enter is left to the form, which it saves', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const { place } = form(Plant)
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  ;(await inputOf(place, '名称')).dispatchEvent(press)
  expect(press.defaultPrevented).toBe(false)
})

test('a problem goes as soon as it is mended, and what is saved waits on the device', async () => {
  const { place } = form(Plant)
  ;(await buttonOf(place, '保存')).click()
  const name = await inputOf(place, '名称')
  await soon(() => expect(problemAt(name)).toBe('不能为空'))
  await fill(place, '名称', '蕨')
  await soon(() => expect(problemAt(name)).toBeUndefined())
  ;(await buttonOf(place, '保存')).click()
  await soon(() => expect(onSaved).toHaveBeenCalledOnce())
  expect((await engine.db.ops.toArray()).map(({ patch }) => patch)).toEqual([{ day: today, name: '蕨' }])
})

test('a text that is left wrong for another one is said at its field, and not while somebody mends it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const { place } = form(Role)
  const name = await inputOf(place, '角色名称')
  const code = await fill(place, '角色编码', '1号')
  const leave = () => {
    code.focus()
    name.focus()
  }
  leave()
  await soon(() => expect(problemAt(code)).toContain('编码以字母开头'))
  expect(problemAt(name)).toBeUndefined()
  await fill(place, '角色编码', '1')
  await soon(() => expect(problemAt(code)).toBeUndefined())
  leave()
  await soon(() => expect(problemAt(code)).toContain('编码以字母开头'))
  await fill(place, '角色编码', 'cook')
  leave()
  await soon(() => expect(problemAt(code)).toBeUndefined())
})

test('left for a button a wrong text is not said to be so, for the button would be moved away under the press', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const { place } = form(Role)
  const code = await fill(place, '角色编码', '1号')
  code.focus()
  ;(await buttonOf(place, '取消')).focus()
  await drawn()
  expect(problemAt(code)).toBeUndefined()
})

test('what the server does not like lands at its field, and the form stays as it was filled', async () => {
  const refusal = {
    success: false,
    code: 400,
    message: '',
    result: null,
    timestamp: 0,
    error: 'input.invalid',
    values: { count: 1 },
    problems: { roleCode: { code: 'field.taken' } },
  }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refusal)))
  const { place } = form({
    ...Role,
    form: [['roleName', 'roleCode']],
    fields: { roleName: Role.fields.roleName, roleCode: Role.fields.roleCode },
  })
  const name = await fill(place, '角色名称', '园医')
  const code = await fill(place, '角色编码', 'doctor')
  ;(await buttonOf(place, '保存')).click()
  await soon(() => expect(problemAt(code)).toBe('已被使用'))
  expect(place.querySelector('[role=alert]')?.textContent).toContain('您填写的内容还在')
  expect([name.value, code.value]).toEqual(['园医', 'doctor'])
  speak('en')
  await soon(() => expect(problemAt(code)).toBe('Already in use'))
})

test('a half-filled form holds updates back, and is there again after it was closed', async () => {
  const first = form(Plant)
  await fill(first.place, '名称', '银杏')
  await soon(() => expect(isHeld()).toBe(true))
  first.close()
  expect(isHeld()).toBe(false)
  const second = form(Plant)
  await soon(async () => expect((await inputOf(second.place, '名称')).value).toBe('银杏'))
  expect(second.place.querySelector('[role=status]')?.textContent).toContain('已恢复上次未保存的内容')
  ;(await buttonOf(second.place, '放弃草稿')).click()
  await soon(async () => expect((await inputOf(second.place, '名称')).value).toBe(''))
  await soon(async () => expect(await engine.db.drafts.count()).toBe(0))
})

test('a part of a record is edited by itself: no more than its fields is asked, checked and sent', async () => {
  const row = { id: 'p1', rev: 1, day: today, name: '', note: '靠窗' }
  const part = { name: 'notes', save: '保存备注', lines: [['note']] }
  const shown = show(<RecordForm resource={Plant} row={row} part={part} onSaved={onSaved} onCancel={() => undefined} />, {
    product,
    engine,
  })
  opened.push(shown)
  await fill(shown.place, '备注', '靠门')
  expect(shown.place.textContent).not.toContain('名称')
  ;(await buttonOf(shown.place, '保存备注')).click()
  await soon(() => expect(onSaved).toHaveBeenCalledWith('p1'))
  expect((await engine.db.ops.toArray()).map(({ verb, patch }) => ({ verb, patch }))).toEqual([{ verb: 'edit', patch: { note: '靠门' } }])
})

test('what a new row is about is not asked, goes with it, and is kept apart from what is typed about another one', async () => {
  const about = (note: string) => {
    const shown = show(
      <RecordForm resource={Plant} about={{ note }} given={{ day: today }} onSaved={onSaved} onCancel={() => undefined} />,
      {
        product,
        engine,
      },
    )
    opened.push(shown)
    return shown
  }
  const one = about('in pot 1')
  await fill(one.place, '名称', '荷花')
  expect([...one.place.querySelectorAll('label')].map((label) => label.textContent)).not.toContain('备注')
  one.close()
  await soon(async () => expect(await engine.db.drafts.toCollection().keys()).toEqual(['plant/new/in pot 1']))
  const other = about('in pot 2')
  const name = await inputOf(other.place, '名称')
  await drawn()
  expect(name.value).toBe('')
  other.close()
  const again = about('in pot 1')
  await soon(async () => expect((await inputOf(again.place, '名称')).value).toBe('荷花'))
  ;(await buttonOf(again.place, '保存')).click()
  await soon(() => expect(onSaved).toHaveBeenCalledOnce())
  expect((await engine.db.ops.toArray()).map(({ patch }) => patch)).toEqual([{ day: today, name: '荷花', note: 'in pot 1' }])
})

/** A form of one line, of which two are wanted when a button is pressed. */
function Growing() {
  const [lines, setLines] = useState([['name']])
  return (
    <>
      <button type="button" onClick={() => setLines([['name'], ['note']])}>
        {lines.length > 1 ? '多了' : '更多'}
      </button>
      <RecordForm resource={Plant} part={{ name: 'some', lines, save: '写下' }} onSaved={onSaved} onCancel={() => undefined} />
    </>
  )
}

test('a form asks for what it began with, also where fewer or more lines are wanted meanwhile: what is drawn is what is checked', async () => {
  const shown = show(<Growing />, { product, engine })
  opened.push(shown)
  await inputOf(shown.place, '名称')
  ;(await buttonOf(shown.place, '更多')).click()
  await buttonOf(shown.place, '多了')
  expect([...shown.place.querySelectorAll('label')].map((label) => label.textContent)).toEqual(['名称'])
})
