import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { Toasts } from '../../../../src/app/design/overlay/Toasts'
import type { FieldInputProps } from '../../../../src/app/fields/field-input'
import type { FieldFacts } from '../../../../src/contract/field'

/** What the server answers at an address: a result, or words of refusal. */
export type Answering = (path: string, query: URLSearchParams) => unknown

/** Stands a server in that answers so, and tells what it was asked. */
export function serveBlocks(answering: Answering): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://house')
    const path = decodeURIComponent(pathname)
    searchParams.delete('_t')
    asked.push(`${path}${searchParams.size > 0 ? `?${decodeURIComponent(String(searchParams))}` : ''}`)
    try {
      const result = await answering(path, searchParams)
      return Response.json({ success: true, code: 200, message: '', result, timestamp: 0 })
    } catch (error) {
      return Response.json({ success: false, code: 400, message: (error as Error).message, result: null, timestamp: 0 })
    }
  })
  return asked
}

/** Whether blocks are drawn for a desk or for a hand. */
export const faceOf = (face: 'touch' | 'desktop'): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: face === 'desktop' && query.includes('pointer: fine'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

let root: Root | undefined

/** Draws something with what is said at the lower edge. */
export function drawBlock(what: React.ReactNode): void {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() =>
    root?.render(
      <>
        {what}
        <Toasts />
      </>,
    ),
  )
}

export function clearBlocks(): void {
  flushSync(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
}

/** An input that keeps what is chosen; `onChange` hears of it too. */
export function Keeping({
  facts,
  start = null,
  onChange,
  draw,
}: {
  facts: FieldFacts
  start?: unknown
  onChange?: (value: unknown) => void
  draw: (input: FieldInputProps) => React.ReactNode
}) {
  const [value, setValue] = useState<unknown>(start)
  const change = (next: unknown) => {
    setValue(next)
    onChange?.(next)
  }
  return draw({ id: 'it', facts, value, onChange: change })
}

export const said = (): string => document.body.textContent ?? ''

/** Presses the button, choice or option of these words. */
export function pressOn(text: string): void {
  const found = [...document.querySelectorAll<HTMLElement>('button, [role=option], label, .ant-select-item-option')].find(
    (one) => one.textContent?.trim() === text,
  )
  if (!found) throw new Error(`there is no ${text}: ${said()}`)
  flushSync(() => found.click())
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
export function typeInto(input: HTMLInputElement, text: string): void {
  setValue?.call(input, text)
  flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })))
}
export const inputAt = (selector = 'input'): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
