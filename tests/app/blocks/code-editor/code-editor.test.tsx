import { ensureSyntaxTree, getIndentUnit } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { CodeEditor } from '../../../../src/app/blocks/code-editor/CodeEditor'
import { languages } from '../../../../src/app/blocks/code-editor/view/languages'
import { modeNames } from '../../../../src/app/blocks/code-editor/words'
import { useLanguage } from '../../../../src/app/language/language'
import { codeModes } from '../../../../src/contract/fields/code-mode'
import { buttonOf } from '../../../kit/browser/show'
import { soon } from '../../../kit/soon'

let root: Root
let place: HTMLElement
let last = ''
function Written({ code, ...given }: { code: string; max?: number; height?: number; disabled?: boolean }) {
  const [value, setValue] = useState(code)
  const onChange = (next: string) => {
    last = next
    setValue(next)
  }
  return <CodeEditor id="c" name="Definition" mode="javascript" max={20_000} {...given} {...{ value, onChange }} />
}
async function open(code: string, given: { max?: number; height?: number; disabled?: boolean } = {}): Promise<EditorView> {
  useLanguage.setState({ language: 'en' })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() => root.render(<Written code={code} {...given} />))
  return soon(() => {
    const found = EditorView.findFromDOM(place.querySelector<HTMLElement>('.cm-editor') ?? place)
    if (!found) throw new Error('no editor')
    return found
  })
}
afterEach(() => {
  flushSync(() => root.unmount())
  place.remove()
})
const key = (view: EditorView, name: string, keyCode: number, held: KeyboardEventInit = {}) =>
  flushSync(() =>
    view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key: name, keyCode, bubbles: true, cancelable: true, ...held })),
  )
const box = () => place.querySelector<HTMLElement>('.code-editor')
const press = async (name: string) => {
  const button = await buttonOf(place, name)
  flushSync(() => button.click())
}

test('it is 240 px high and indents by two where nothing is said', async () => {
  const view = await open('a')
  expect(box()?.style.getPropertyValue('--code-height')).toBe('240px')
  expect([view.state.facet(EditorState.tabSize), getIndentUnit(view.state)]).toEqual([2, 2])
  key(view, 'Tab', 9)
  expect(last).toBe('  a')
  key(view, 'Tab', 9, { shiftKey: true })
  expect(last).toBe('a')
})

const samples: Readonly<Record<(typeof codeModes)[number], string>> = {
  css: 'a { color: red }',
  javascript: 'const a = 1',
  html: '<p>a</p>',
  java: 'class A { int a = 1; }',
  python: 'def a(b): return 1',
  sql: 'select 1 from a',
  shell: 'if true; then echo; fi',
  markdown: '# a\n\n- **b**',
}
test.each(codeModes)('%s is a language of its own, fetched when it is first written in', async (mode) => {
  const state = EditorState.create({ doc: samples[mode], extensions: [await languages[mode]()] })
  const kinds = new Set<string>()
  // The editor reads for 20 ms and goes on later; here it is read to its end.
  ensureSyntaxTree(state, state.doc.length, 30_000)?.iterate({ enter: ({ name }) => void kinds.add(name) })
  expect(kinds.size).toBeGreaterThan(2)
  expect([...kinds]).not.toContain('⚠')
  expect(modeNames[mode].toLowerCase()).toBe(mode)
})

test('there are eight of them', () => {
  expect(Object.values(modeNames)).toEqual(['CSS', 'JavaScript', 'HTML', 'Java', 'Python', 'SQL', 'Shell', 'Markdown'])
})

test('what is written goes out, what comes from elsewhere takes its place, and can be taken back', async () => {
  const view = await open('a')
  flushSync(() => view.dispatch({ changes: { from: 1, insert: 'b' } }))
  expect(last).toBe('ab')
  key(view, 'z', 90, { ctrlKey: true })
  expect(last).toBe('a')
  flushSync(() => root.render(<CodeEditor id="c" name="Definition" mode="javascript" max={9} value="later" onChange={() => undefined} />))
  const other = await soon(() => {
    const found = EditorView.findFromDOM(place.querySelector<HTMLElement>('.cm-editor') ?? place)
    expect(found?.state.doc.toString()).toBe('later')
    return found
  })
  expect(other).not.toBe(view)
})

test('it covers the whole window and comes back, by button and by Escape, with what was written', async () => {
  const view = await open('a')
  await press('Full screen')
  expect(box()?.dataset.whole).toBe('true')
  await press('Exit full screen')
  expect(box()?.dataset.whole).toBeUndefined()
  await press('Full screen')
  key(view, 'Escape', 27)
  expect(box()?.dataset.whole).toBeUndefined()
  expect(view.state.doc.toString()).toBe('a')
})

test('what is disabled is read and not written in', async () => {
  const view = await open('a', { disabled: true })
  expect([view.state.readOnly, view.contentDOM.getAttribute('contenteditable')]).toEqual([true, 'false'])
  await press('Indent')
  expect(view.state.doc.toString()).toBe('a')
})

test('what is too long is said while it is written, and not cut off', async () => {
  const view = await open('abcd', { max: 3 })
  expect(view.state.doc.toString()).toBe('abcd')
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Too long by 1 character,')
})

test('every button has a name in both languages, they are one stop of Tab, and whoever cannot see it is told the ways', async () => {
  const view = await open('a')
  const names = () => [...place.querySelectorAll('.tool')].map((one) => one.getAttribute('aria-label') ?? '')
  expect(names().filter((name) => !/^[A-Z][\w -]+$/.test(name))).toEqual([])
  expect(place.querySelectorAll('.tool[tabindex="0"]')).toHaveLength(1)
  expect(view.contentDOM.getAttribute('aria-label')).toBe('Definition')
  expect(view.contentDOM.getAttribute('aria-description')).toContain('Escape and then Tab leaves')
  flushSync(() => useLanguage.setState({ language: 'zh-CN' }))
  expect(names().filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([])
})
