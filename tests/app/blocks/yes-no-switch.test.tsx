import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { SwitchField } from '../../../src/app/blocks/yes-no-switch/SwitchField'
import { YesNoSwitch } from '../../../src/app/blocks/yes-no-switch/YesNoSwitch'
import { useSession } from '../../../src/app/session/session'
import { dict } from '../../../src/contract/field'

const place = () => document.body.appendChild(document.createElement('div'))
const click = (on: HTMLElement) => flushSync(() => on.querySelector('button')?.click())
const checked = (on: HTMLElement) => on.querySelector('[role=switch]')?.getAttribute('aria-checked')

type More = { options?: readonly [string, string]; disabled?: boolean }

function Held({ start, told, more }: { start: string | null; told: (value: string) => void; more: More }) {
  const [value, setValue] = useState(start)
  const tell = (next: string) => {
    told(next)
    setValue(next)
  }
  return <YesNoSwitch value={value} words={['yes', 'no']} onChange={tell} {...more} />
}

function shown(start: string | null, more: More = {}) {
  const told = vi.fn()
  const at = place()
  flushSync(() => createRoot(at).render(<Held {...{ start, told, more }} />))
  return { at, told }
}

test('on stores Y and off stores N where nothing else is said', () => {
  const { at, told } = shown('N')
  expect([checked(at), at.textContent]).toEqual(['false', 'no'])
  click(at)
  expect([checked(at), at.textContent]).toEqual(['true', 'yes'])
  click(at)
  expect(told.mock.calls).toEqual([['Y'], ['N']])
})

test('other two values take the place of these', () => {
  const { at, told } = shown('1', { options: ['1', '0'] })
  expect(checked(at)).toBe('true')
  click(at)
  expect(told.mock.calls).toEqual([['0']])
})

test.each([null, ''])('an empty value (%j) counts as off and is told as the second option, once', (empty) => {
  const { at, told } = shown(empty)
  expect(checked(at)).toBe('false')
  expect(told.mock.calls).toEqual([['N']])
})

test('one that is disabled tells nothing, and is pressed in vain', () => {
  const { at, told } = shown(null, { disabled: true })
  click(at)
  expect(told).not.toHaveBeenCalled()
})

beforeEach(() =>
  useSession.setState({
    dictionaries: {
      valid_status: [
        { value: '0', text: '无效' },
        { value: '1', text: '有效' },
      ],
    },
  }),
)

test('a dictionary field that says so is switched, with the words of its dictionary', () => {
  const facts = dict('valid_status', '状态', 'Status', { switched: ['1', '0'] })
  const onChange = vi.fn()
  const at = place()
  flushSync(() => createRoot(at).render(<SwitchField id="status" {...{ facts, onChange }} value="1" />))
  expect([at.querySelector('#status')?.textContent, checked(at)]).toEqual(['有效', 'true'])
  click(at)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('0')
})
