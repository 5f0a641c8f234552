import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { DayPicker } from '../../../src/app/fields/desktop/DayPicker'
import { date, dateTime, time } from '../../../src/contract/field'

const place = document.body.appendChild(document.createElement('div'))
afterEach(() => vi.restoreAllMocks())

test.each([date('日期', 'Day'), dateTime('时间', 'At'), time('时刻', 'Time')])(
  'Enter in a $kind takes what was typed and does not send the form around it',
  (facts) => {
    const root = createRoot(place)
    flushSync(() =>
      root.render(
        <form>
          <DayPicker id="day" facts={facts} value="" onChange={() => undefined} invalid={false} describedBy={undefined} inner={{}} />
        </form>,
      ),
    )
    const input = place.querySelector('input')
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    input?.dispatchEvent(enter)
    expect(enter.defaultPrevented).toBe(true)
    const letter = new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true })
    input?.dispatchEvent(letter)
    expect(letter.defaultPrevented).toBe(false)
    root.unmount()
  },
)
