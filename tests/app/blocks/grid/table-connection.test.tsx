import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EntriesGrid } from '../../../../src/app/blocks/grid/fields/EntriesGrid'
import { tableConnection } from '../../../../src/app/blocks/grid/live/table-connection'
import { useFace } from '../../../../src/app/design/face'
import { FileHomeContext } from '../../../../src/app/fields/file-home'
import { speak } from '../../../../src/app/language/language'
import { useSession } from '../../../../src/app/session/session'
import { entries, text } from '../../../../src/contract/field'
import { soon } from '../../../kit/soon'
import { act } from './desk-grid'

vi.mock('../../../../src/app/design/face', { spy: true })

class FakeSocket {
  static readonly all: FakeSocket[] = []
  onopen?: () => void
  onmessage?: (event: { data: unknown }) => void
  onerror?: () => void
  onclose?: () => void
  readyState = 0
  readonly sent: string[] = []
  readonly address: string
  readonly word: string
  constructor(address: string, word: string) {
    this.address = address
    this.word = word
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
    this.onclose?.()
  }
  stand() {
    this.readyState = 1
    this.onopen?.()
  }
  answer(message: unknown) {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) })
  }
}
const latest = () => FakeSocket.all.at(-1) as FakeSocket
const beat = { type: 'heart_beat', data: '' }
const beats = (socket: FakeSocket) => socket.sent.filter((text) => text.includes('heart_beat')).length
const update = (socketKey: string, ...args: unknown[]) => ({ type: 'update_vxe_table', data: { socketKey, args } })

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  FakeSocket.all.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the connection of a table', () => {
  const heard: unknown[] = []
  const start = () => {
    heard.length = 0
    const own = tableConnection({ address: 'ws://x/vxeSocket/u/t', token: 'tok', hear: (...what) => heard.push(what) })
    own.begin()
    return own
  }

  test('beats as soon as it stands, and again ten seconds after each answer', () => {
    const own = start()
    expect([latest().address, latest().word, beats(latest())]).toEqual(['ws://x/vxeSocket/u/t', 'tok', 0])
    latest().stand()
    expect(latest().sent).toEqual([JSON.stringify(beat)])
    vi.advanceTimersByTime(5_999)
    latest().answer(beat)
    vi.advanceTimersByTime(9_999)
    expect(beats(latest())).toBe(1)
    vi.advanceTimersByTime(1)
    expect(beats(latest())).toBe(2)
    own.end()
  })

  test('is begun anew five seconds after a beat that nobody answered in six', () => {
    const own = start()
    latest().stand()
    vi.advanceTimersByTime(6_000 + 4_999)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(2)
    own.end()
  })

  test.each(['onerror', 'onclose'] as const)('is begun anew five seconds after %s, once', (event) => {
    const own = start()
    latest()[event]?.()
    latest()[event]?.()
    vi.advanceTimersByTime(4_999)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(20_000)
    expect(FakeSocket.all).toHaveLength(2)
    own.end()
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('hears updates, passes over what it cannot read, and sends only while it stands', () => {
    const own = start()
    const row = { id: 'a', name: 'x' }
    expect(own.send('t', { row, caseId: 'me', stamp: 3 })).toBe(false)
    latest().stand()
    for (const odd of [
      '',
      '{',
      'null',
      [],
      { type: 'update_vxe_table' },
      update('t'),
      update('t', null, 'w'),
      update('t', { id: 1 }, 'w'),
      { type: 'common_send_date', data: { key: 'refused', args: [] } },
    ])
      latest().answer(odd)
    expect(heard).toEqual([])
    latest().answer(update('t', row, 'w', 5))
    expect(heard).toEqual([['t', { row, caseId: 'w', stamp: 5 }]])
    expect(own.send('t', { row, caseId: 'me', stamp: 3 })).toBe(true)
    expect(latest().sent.at(-1)).toBe(JSON.stringify(update('t', row, 'me', 3)))
    own.end()
  })
})

describe('a form', () => {
  const facts = entries('配料', 'Ingredients', { food: text('食材', 'Food', { max: 5 }) })
  const onChange = vi.fn()
  const draw = (name: string | undefined, id: string | undefined, disabled = false) => {
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    act(() =>
      root.render(
        <FileHomeContext value={{ noun: 'recipe', id }}>
          <EntriesGrid id="f" name={name} facts={facts} disabled={disabled} value={[{ id: 'e1', food: 'rice' }]} onChange={onChange} />
        </FileHomeContext>,
      ),
    )
    return () => flushSync(() => root.unmount())
  }
  beforeEach(() => {
    vi.mocked(useFace).mockReturnValue('desktop')
    speak('en')
    useSession.setState({ token: 'tok', person: { id: 'u1', username: 'u', realname: 'U' } as never })
    onChange.mockClear()
  })
  const see = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  test('holds what others write into its rows, under the name of its record and field, and rests while nobody sees it', () => {
    const leave = draw('lines', 'r1')
    expect(FakeSocket.all.map(({ address }) => address.replace(/^.*(?=\/vxe)/, ''))).toEqual(['/vxeSocket/u1/recipe~r1~lines'])
    latest().stand()
    act(() => latest().answer(update('recipe~r1~other', { id: 'e1', food: 'no' }, 'w', 9)))
    act(() => latest().answer(update('recipe~r1~lines', { id: 'e1', food: 'corn' }, 'w', 9)))
    expect(onChange).toHaveBeenCalledExactlyOnceWith([{ id: 'e1', food: 'corn' }])
    see('hidden')
    expect(latest().readyState).toBe(3)
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    see('visible')
    expect(FakeSocket.all).toHaveLength(2)
    leave()
    expect(latest().readyState).toBe(3)
  })

  test('of a record that is being made, or that is only read, shares nothing', async () => {
    const ends = [draw('lines', undefined), draw(undefined, 'r1'), draw('lines', 'r1', true)]
    await soon(() => expect(document.querySelectorAll('[role=grid]')).toHaveLength(3))
    expect(FakeSocket.all).toEqual([])
    for (const end of ends) end()
  })
})
