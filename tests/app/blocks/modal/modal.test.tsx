import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { DetailsModal } from '../../../../src/app/blocks/modal/DetailsModal'
import { Modal } from '../../../../src/app/blocks/modal/Modal'
import { useLanguage } from '../../../../src/app/language/language'

let root: Root
const draw = (what: React.ReactNode) => flushSync(() => root.render(what))
const button = (text: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === text)
  if (!found) throw new Error(`no button says ${text}`)
  return found
}
const press = (text: string) => flushSync(() => button(text).click())
const isWhole = () => document.querySelector('.modal')?.hasAttribute('data-whole')

function begin(): void {
  useLanguage.setState({ language: 'en' })
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
}
afterEach(() => {
  flushSync(() => root.unmount())
  document.body.replaceChildren()
})

test('OK does what it says and closes', () => {
  begin()
  const [onOk, onClose] = [vi.fn(), vi.fn()]
  draw(
    <Modal title="Time" open onOk={onOk} onClose={onClose}>
      x
    </Modal>,
  )
  press('OK')
  expect([onOk.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test('OK does not close where that is disabled', () => {
  begin()
  const [onOk, onClose] = [vi.fn(), vi.fn()]
  draw(
    <Modal title="Time" open closesOnOk={false} onOk={onOk} onClose={onClose}>
      x
    </Modal>,
  )
  press('OK')
  expect([onOk.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
})

test('it covers the window by a switch, and is as large as at first when it is opened again', () => {
  begin()
  const modal = (open: boolean) => (
    <Modal title="Time" open={open} onClose={() => {}}>
      x
    </Modal>
  )
  draw(modal(true))
  expect(isWhole()).toBe(false)
  press('Full screen')
  expect(isWhole()).toBe(true)
  draw(modal(false))
  expect(document.querySelector('.modal')).toBeNull()
  draw(modal(true))
  expect(isWhole()).toBe(false)
})

test('one that opens over the whole window does so again', () => {
  begin()
  const modal = (open: boolean) => (
    <Modal title="Time" open={open} startsWhole onClose={() => {}}>
      x
    </Modal>
  )
  draw(modal(true))
  press('Leave full screen')
  expect(isWhole()).toBe(false)
  draw(modal(false))
  draw(modal(true))
  expect(isWhole()).toBe(true)
})

test('details have their title and nothing to confirm', () => {
  begin()
  draw(
    <DetailsModal open onClose={() => {}}>
      x
    </DetailsModal>,
  )
  expect(document.querySelector('[role=dialog], dialog')?.textContent).toContain('details')
  expect([...document.querySelectorAll('button')].some((one) => one.textContent === 'OK')).toBe(false)
})
