import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { DetailsModal } from '../../../../src/app/blocks/modal/DetailsModal'
import { Modal } from '../../../../src/app/blocks/modal/Modal'
import { useFace } from '../../../../src/app/design/face'
import { useLanguage } from '../../../../src/app/language/language'

vi.mock('../../../../src/app/design/face', { spy: true })

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

test('details are 1,200 pixels wide, and cover the window by their switch', () => {
  begin()
  draw(
    <DetailsModal open onClose={() => {}}>
      x
    </DetailsModal>,
  )
  expect(document.querySelector('dialog')?.style.getPropertyValue('--sheet-width')).toBe('1200px')
  press('Full screen')
  expect(isWhole()).toBe(true)
})

const point = (kind: string, x: number, y: number) =>
  flushSync(() =>
    document
      .querySelector('dialog header')
      ?.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, button: 0, clientX: x, clientY: y })),
  )
/** Where a dialog stands after it was drawn by its title over so many pixels. */
function drawnOver(x: number, y: number): string | undefined {
  point('pointerdown', 10, 10)
  point('pointermove', 10 + x, 10 + y)
  point('pointerup', 10 + x, 10 + y)
  return document.querySelector<HTMLElement>('dialog')?.style.translate
}

test('one that is draggable is moved by its title on a desk, and not while it covers the window', () => {
  vi.mocked(useFace).mockReturnValue('desktop')
  const stands = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 100, 800, 500))
  begin()
  const modal = (draggable: boolean) => (
    <Modal title="Time" open draggable={draggable} onClose={() => {}}>
      x
    </Modal>
  )
  draw(modal(true))
  expect(drawnOver(40, 30)).toBe('40px 30px')
  expect(drawnOver(1, 2)).toBe('41px 32px')
  press('Full screen')
  expect(drawnOver(40, 30)).toBe('')
  press('Leave full screen')
  draw(modal(false))
  expect(drawnOver(40, 30)).toBe('')
  stands.mockRestore()
  vi.mocked(useFace).mockRestore()
})
