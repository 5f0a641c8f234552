import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { SliderCheck } from '../../../src/app/blocks/slider-check/SliderCheck'
import { useLanguage } from '../../../src/app/language/language'

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** The slider on a page, and what a finger or a key does with it. */
function slider(onPass: () => void, disabled = false) {
  useLanguage.setState({ language: 'en' })
  const place = document.createElement('div')
  document.body.append(place)
  flushSync(() => createRoot(place).render(<SliderCheck onPass={onPass} disabled={disabled} />))
  const input = place.querySelector('input')
  if (!input) throw new Error('no slider')
  const tell = (event: Event) => flushSync(() => input.dispatchEvent(event))
  return {
    input,
    press: (offsetX: number) => {
      const event = new PointerEvent('pointerdown', { bubbles: true })
      Object.defineProperty(event, 'offsetX', { value: offsetX })
      tell(event)
    },
    to(value: number) {
      setValue?.call(input, String(value))
      tell(new Event('input', { bubbles: true }))
    },
    letGo: () => tell(new PointerEvent('pointerup', { bubbles: true })),
    says: () => place.querySelector('[role=status]')?.textContent,
  }
}

test('a slider drawn over the full width passes, says so, and passes once', () => {
  const onPass = vi.fn()
  const one = slider(onPass)
  expect(one.says()).toBe('drag slider to verify')
  one.press(0)
  one.to(60)
  one.to(100)
  one.letGo()
  expect(one.says()).toBe('verification passed')
  expect(one.input.disabled).toBe(true)
  expect(onPass).toHaveBeenCalledOnce()
})

test('a slider that is let go of early goes back, and nothing has passed', () => {
  const onPass = vi.fn()
  const one = slider(onPass)
  one.press(0)
  one.to(90)
  one.letGo()
  expect(one.input.value).toBe('0')
  expect(one.says()).toBe('drag slider to verify')
  expect(onPass).not.toHaveBeenCalled()
})

test('a press on the far end is no drag', () => {
  const onPass = vi.fn()
  const one = slider(onPass)
  one.press(200)
  one.to(100)
  expect(onPass).not.toHaveBeenCalled()
  one.letGo()
  one.to(100)
  expect(onPass, 'by keyboard').toHaveBeenCalledOnce()
})
