import { undo } from '@tiptap/pm/history'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { RichEditor } from '../../../../src/app/blocks/rich-text/RichEditor'
import { tools } from '../../../../src/app/blocks/rich-text/toolbar/tools'
import { useLanguage } from '../../../../src/app/language/language'
import { buttonOf } from '../../../kit/browser/show'
import { richEditor } from './write-rich'

let root: Root
let place: HTMLElement
let last = ''

function Written({ html, max }: { html: string; max: number }) {
  const [value, setValue] = useState(html)
  const onChange = (next: string) => {
    last = next
    setValue(next)
  }
  return <RichEditor id="r" name="Content" {...{ value, onChange, max }} />
}

async function open(html: string, max = 20_000) {
  useLanguage.setState({ language: 'en' })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() => root.render(<Written {...{ html, max }} />))
  const editor = await richEditor(place, 'Content')
  await buttonOf(place, 'Bold')
  return editor
}
afterEach(() => {
  flushSync(() => root.unmount())
  place.remove()
})

const press = async (name: string) => {
  const button = await buttonOf(place, name)
  flushSync(() => button.click())
}
const type = (label: string, text: string) => {
  const named = [...place.querySelectorAll('label')].find((one) => one.textContent === label)
  const input = document.getElementById(named?.htmlFor ?? '') as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}
const key = (target: Element, name: string) =>
  flushSync(() => target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })))

test('it is 600 px high where nothing is said', async () => {
  await open('')
  expect(place.querySelector<HTMLElement>('.writing')?.style.getPropertyValue('--rich-height')).toBe('600px')
})

test('sizes from 12 to 72 are offered, and given to what is chosen', async () => {
  const editor = await open('<p>ab</p>')
  editor.commands.selectAll()
  await press('Font size')
  const offered = [...place.querySelectorAll('.rich-panel button')].map((one) => Number(one.textContent)).filter(Number.isFinite)
  expect([Math.min(...offered), Math.max(...offered)]).toEqual([12, 72])
  await press('24')
  expect(last.replace(';"', '"')).toBe('<p><span style="font-size: 24px">ab</span></p>')
  await press('Default')
  expect(last).toBe('<p>ab</p>')
})

test('every button has a name in both languages', async () => {
  await open('')
  const names = () => [...place.querySelectorAll('.tool')].map((one) => one.getAttribute('aria-label') ?? '')
  const english = names()
  flushSync(() => useLanguage.setState({ language: 'zh-CN' }))
  // Without a way to take pictures there is no button for one.
  expect([english.length, names().length]).toEqual([tools.flat().length - 1, tools.flat().length - 1])
  expect(english.filter((name) => !/^[A-Z][\w -]+$/.test(name))).toEqual([])
  expect(names().filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([])
})

test('what stands nowhere is said to', async () => {
  await open('<p>Milk</p>')
  await press('Find and replace')
  type('Find', 'tea')
  await press('Next')
  expect(place.querySelector('.rich-said')?.textContent).toBe('Could not find the specified string.')
  type('Find', 'milk')
  type('Replace with', 'Tea')
  await press('Replace all')
  expect(last).toBe('<p>Tea</p>')
  expect(place.querySelector('.rich-said')?.textContent).toBe('Replaced 1 place')
})

test('what is too long is said while it is written', async () => {
  const editor = await open('<p>ab</p>', 12)
  expect(place.querySelector('[role=alert]')).toBeNull()
  flushSync(() => editor.commands.insertContent('cdefgh'))
  expect(last).toHaveLength(15)
  expect(place.querySelector('[role=alert]')?.textContent).toContain('3 characters')
})

test('the toolbar is one stop of Tab, arrows go within it, Escape back to the text', async () => {
  const editor = await open('<p>ab</p>')
  const all = () => [...place.querySelectorAll<HTMLElement>('.tool')]
  const stops = () => all().filter((one) => one.tabIndex === 0)
  expect(stops()).toHaveLength(1)
  key(editor.view.dom, 'x')
  editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'F10', altKey: true, bubbles: true, cancelable: true }))
  expect(document.activeElement).toBe(stops()[0])
  key(document.activeElement as Element, 'End')
  expect(document.activeElement).toBe(all().at(-1))
  key(document.activeElement as Element, 'ArrowRight')
  expect(document.activeElement).toBe(all()[0])
  expect(stops()).toEqual([all()[0]])
  key(document.activeElement as Element, 'Escape')
  await expect.poll(() => document.activeElement).toBe(editor.view.dom)
})

test('what comes from elsewhere, such as a draft, takes the place of what stands there, and cannot be undone to what was there before', async () => {
  const editor = await open('<p>old</p>')
  flushSync(() => root.render(<RichEditor id="r" name="Content" value="<p>draft</p>" onChange={() => undefined} max={100} />))
  const other = await richEditor(place, 'Content')
  expect(other === editor).toBe(false)
  flushSync(() => root.render(<RichEditor id="r" name="Content" value="<p>later</p>" onChange={() => undefined} max={100} />))
  await expect.poll(() => other.getHTML()).toBe('<p>later</p>')
  undo(other.state, other.view.dispatch)
  expect(other.getHTML()).toBe('<p>later</p>')
})

test('nothing written is nothing', async () => {
  const editor = await open('<p>a</p>')
  flushSync(() => editor.commands.clearContent(true))
  expect(last).toBe('')
})
