import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { PasswordDialog } from '../../../src/app/blocks/password-dialog/PasswordDialog'
import { passwordProblems } from '../../../src/app/blocks/password-dialog/password-problems'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { useLanguage } from '../../../src/app/language/language'
import { sayIn } from '../../../src/app/language/say-in'
import type { PasswordChange } from '../../../src/app/session/change-password'
import { WireError } from '../../../src/app/wire/wire-error'

const inChinese = (oldpassword: string, password: string, confirmpassword: string) =>
  passwordProblems({ oldpassword, password, confirmpassword }, (what, values) => sayIn('zh-CN', what, values))

test('everything has to be filled in, and both new passwords are the same', () => {
  expect(inChinese('', '', '')).toEqual({ oldpassword: '请输入旧密码!', password: '请输入新密码!', confirmpassword: '请确认新密码!' })
  expect(inChinese('a', 'b', 'c')).toEqual({ confirmpassword: '两次输入的密码不一样！' })
  expect(inChinese('a', 'b', 'b')).toEqual({})
})

beforeEach(() => {
  useLanguage.setState({ language: 'zh-CN' })
  useToasts.setState({ toasts: [] })
})

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
const said = () => useToasts.getState().toasts.map(({ text }) => text)

function dialog(change: (change: PasswordChange) => Promise<string>, username?: string) {
  const onClose = vi.fn()
  const place = document.createElement('div')
  document.body.append(place)
  flushSync(() => createRoot(place).render(<PasswordDialog {...{ username, change, onClose }} />))
  return {
    onClose,
    sheet: place.querySelector('dialog'),
    type(...texts: string[]) {
      for (const [at, input] of [...place.querySelectorAll('input')].entries()) {
        setValue?.call(input, texts[at])
        flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
      }
    },
    submit: () => flushSync(() => place.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
    problems: () => [...place.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent),
    met: () => place.querySelectorAll('[data-met=true]').length,
  }
}

test('the dialog is 800 wide, ticks off what a password must have, and closes on what the server says', async () => {
  const change = vi.fn(async () => '密码已改')
  const one = dialog(change, 'anna')
  expect(one.sheet?.style.getPropertyValue('--sheet-width')).toBe('800px')
  expect(one.met()).toBe(0)
  one.type('Old-1', 'Garden-2026!', 'Garden-2026!')
  expect(one.met()).toBeGreaterThan(2)
  one.submit()
  await expect.poll(() => one.onClose.mock.calls.length).toBe(1)
  expect(change).toHaveBeenCalledWith({
    username: 'anna',
    oldpassword: 'Old-1',
    password: 'Garden-2026!',
    confirmpassword: 'Garden-2026!',
  })
  expect(said()).toEqual(['密码已改'])
})

test('what the server has against a password is said below it, and nothing typed is lost', async () => {
  const one = dialog(async () => {
    throw new WireError({ status: 400, code: 'input.invalid', problems: { oldpassword: { code: 'login.old-wrong' } } })
  }, 'anna')
  one.type('Old-2', 'Garden-2026!', 'Garden-2026!')
  one.submit()
  await expect.poll(one.problems).toEqual(['旧密码不正确'])
  expect([...(one.sheet?.querySelectorAll('input') ?? [])].map(({ value }) => value)).toEqual(['Old-2', 'Garden-2026!', 'Garden-2026!'])
  expect(one.onClose).not.toHaveBeenCalled()
})

test('without anybody signed in nothing is asked, and that is said', () => {
  const change = vi.fn(async () => '')
  const one = dialog(change)
  one.type('a', 'b', 'b')
  one.submit()
  expect(said()).toEqual(['当前系统无登录用户!'])
  expect(change).not.toHaveBeenCalled()
})
