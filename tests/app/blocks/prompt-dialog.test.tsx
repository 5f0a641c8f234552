import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { PromptDialog } from '../../../src/app/blocks/prompt-dialog/PromptDialog'
import type { PromptRule } from '../../../src/app/blocks/prompt-dialog/use-prompt'
import { useLanguage } from '../../../src/app/language/language'
import { Refusal } from '../../../src/contract/error'

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

function prompt(onOk: (text: string) => unknown, rules: readonly PromptRule[] = []) {
  useLanguage.setState({ language: 'en' })
  const onClose = vi.fn()
  const place = document.createElement('div')
  document.body.append(place)
  flushSync(() => createRoot(place).render(<PromptDialog title="Rename" label="Name" start="old" {...{ rules, onOk, onClose }} />))
  const input = place.querySelector('input')
  if (!input) throw new Error('no input')
  return {
    input,
    onClose,
    type(text: string) {
      setValue?.call(input, text)
      flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
    },
    // The browser makes a submit of Enter, as of the button.
    enter: () => flushSync(() => input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
    button: () => place.querySelector<HTMLButtonElement>('button[type=submit]'),
    problem: () => place.querySelector('[role=alert]')?.textContent,
  }
}

const needed: PromptRule = (text) => (text ? undefined : 'a name, please')
const free: PromptRule = async (text) => (text === 'taken' ? 'there is one of that name' : undefined)

test('rules are judged in their order, and nothing is done before all of them pass', async () => {
  const onOk = vi.fn()
  const one = prompt(onOk, [needed, free])
  one.type('  ')
  one.enter()
  await expect.poll(one.problem).toBe('a name, please')
  expect(document.activeElement).toBe(one.input)
  one.type('taken')
  expect(one.problem(), 'judged anew').toBeUndefined()
  one.enter()
  await expect.poll(one.problem).toBe('there is one of that name')
  expect(onOk).not.toHaveBeenCalled()
  one.type(' new ')
  one.enter()
  await expect.poll(() => one.onClose.mock.calls.length).toBe(1)
  expect(onOk).toHaveBeenCalledExactlyOnceWith('new')
})

test('Enter confirms, for the button submits the same form', () => {
  const one = prompt(() => undefined)
  expect(one.input.form?.id).toBeTruthy()
  expect(one.button()?.getAttribute('form')).toBe(one.input.form?.id)
})

test('what fails is said, and what was typed stays', async () => {
  const one = prompt(() => Promise.reject(new Refusal('record.exists')))
  one.type('new')
  one.enter()
  await expect.poll(one.problem).toBe('The record exists already')
  expect(one.input.value).toBe('new')
  expect(one.onClose).not.toHaveBeenCalled()
  expect(one.button()?.disabled).toBe(false)
})

test('a second Enter while the first is being done does nothing', async () => {
  let finish: (value: unknown) => void = () => undefined
  const onOk = vi.fn(() => new Promise((resolve) => (finish = resolve)))
  const one = prompt(onOk)
  one.enter()
  await expect.poll(() => onOk.mock.calls.length).toBe(1)
  one.enter()
  finish(undefined)
  await expect.poll(() => one.onClose.mock.calls.length).toBe(1)
  expect(onOk).toHaveBeenCalledOnce()
})
