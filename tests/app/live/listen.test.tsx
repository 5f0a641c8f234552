import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import { listen } from '../../../src/app/live/listen'
import { onNews } from '../../../src/app/live/news'
import type { Engine } from '../../../src/app/offline/engine'
import { lonelyEngine } from '../../kit/browser/show'
import { noticesCatalogue } from '../../kit/device/received'
import { soon } from '../../kit/soon'

class FakeSocket {
  static readonly all: FakeSocket[] = []
  onopen?: () => void
  onmessage?: (event: { data: unknown }) => void
  onclose?: () => void
  readonly address: string
  readonly word: string
  constructor(address: string, word: string) {
    this.address = address
    this.word = word
    FakeSocket.all.push(this)
  }
  send() {}
  close() {}
}

const person = { user: 'u1', token: 'abc' }
const wake = vi.fn()
const ends: (() => void)[] = []
let engine: Engine
const window = (leads: boolean) => ends.push(listen(person, { ...engine, wake }, leads))
const say = (message: object) => FakeSocket.all[0]?.onmessage?.({ data: JSON.stringify(message) })
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

beforeEach(async () => {
  speak('zh-CN')
  wake.mockClear()
  FakeSocket.all.length = 0
  useToasts.setState({ toasts: [] })
  vi.stubGlobal('WebSocket', FakeSocket)
  engine = await lonelyEngine(noticesCatalogue)
})
afterEach(async () => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await engine.stop()
})

test('one window of a person holds the socket, under their id and with their token', () => {
  window(false)
  expect(FakeSocket.all).toEqual([])
  window(true)
  expect(FakeSocket.all.map(({ address, word }) => [address.replace(/.*\/websocket/, ''), word])).toEqual([['/u1', 'abc']])
})

test.each(['topic', 'user'])('a notice (%s) is fetched at once and said with its title', async (cmd) => {
  window(true)
  say({ cmd, msgId: `heard-${cmd}`, msgTxt: '消防演练' })
  expect(wake).toHaveBeenCalledExactlyOnceWith('socket')
  await soon(() => expect(toasts()).toEqual(['新通知：消防演练']))
})

test('changed rows are fetched without a word, and what is not known does nothing', async () => {
  window(true)
  say({ cmd: 'sync', seq: 4 })
  expect(wake).toHaveBeenCalledExactlyOnceWith('poke')
  say({ cmd: 'party', msgTxt: 'x' })
  expect(wake).toHaveBeenCalledTimes(1)
  expect(toasts()).toEqual([])
})

test('the window that holds the socket passes a notice on to the others', async () => {
  const heard: unknown[] = []
  const other = new BroadcastChannel('notices:u1')
  other.onmessage = ({ data }) => heard.push(data)
  window(true)
  const message = { cmd: 'topic', msgId: 'passed-on', msgTxt: '家长会' }
  say(message)
  await soon(() => expect(heard).toEqual([message]))
  other.close()
})

/** Counts how often screens of this page are told to ask anew. */
function counted() {
  const news = vi.fn()
  onNews(news)
  return news
}

test('pokes that come faster than they are gathered do not put off what the screens are told', () => {
  vi.useFakeTimers()
  const news = counted()
  window(true)
  for (let seq = 0; seq < 10; seq++) {
    say({ cmd: 'sync', seq })
    vi.advanceTimersByTime(500)
  }
  expect(news.mock.calls.length).toBeGreaterThan(4)
  expect(news.mock.calls.length).toBeLessThan(10)
})

test('screens of a window without the socket are told of changed rows too', async () => {
  const news = counted()
  window(false)
  const holder = new BroadcastChannel('notices:u1')
  holder.postMessage({ cmd: 'sync', seq: 4 })
  await soon(() => expect(news).toHaveBeenCalledTimes(1))
  holder.close()
  expect(toasts()).toEqual([])
})

test('the window that holds the socket passes on that rows have changed', async () => {
  const heard: unknown[] = []
  const other = new BroadcastChannel('notices:u1')
  other.onmessage = ({ data }) => heard.push(data)
  window(true)
  say({ cmd: 'sync', seq: 4 })
  await soon(() => expect(heard).toEqual([{ cmd: 'sync', seq: 4 }]))
  other.close()
})

test('while the socket is down, screens everywhere ask anew after each look that reached the server', async () => {
  const heard: unknown[] = []
  const other = new BroadcastChannel('notices:u1')
  other.onmessage = ({ data }) => heard.push(data)
  vi.useFakeTimers()
  const news = counted()
  window(true)
  engine.status.setState({ lastSync: 1 })
  vi.advanceTimersByTime(1000)
  expect(news, 'screens have only just asked').not.toHaveBeenCalled()
  vi.advanceTimersByTime(6000)
  expect(news, 'the server has not answered yet').not.toHaveBeenCalled()
  engine.status.setState({ lastSync: 2 })
  vi.advanceTimersByTime(1000)
  expect(news).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
  await soon(() => expect(heard).toEqual([{ cmd: 'sync' }]))
  other.close()
})

test('until the socket stands, a visible page looks every 6 s, and stops when the server does not answer', () => {
  vi.useFakeTimers()
  window(true)
  vi.advanceTimersByTime(12_000)
  expect(wake.mock.calls).toEqual([['timer'], ['timer']])
  engine.status.setState({ online: false })
  vi.advanceTimersByTime(12_000)
  expect(wake).toHaveBeenCalledTimes(2)
  engine.status.setState({ online: true })
  FakeSocket.all[0]?.onopen?.()
  wake.mockClear()
  vi.advanceTimersByTime(12_000)
  expect(wake).not.toHaveBeenCalled()
})

test('with every connection what was missed is fetched at once, and asked for anew on the screens if one had been lost', () => {
  vi.useFakeTimers()
  const news = vi.fn()
  onNews(news)
  window(true)
  FakeSocket.all[0]?.onopen?.()
  expect(wake).toHaveBeenCalledExactlyOnceWith('socket')
  vi.advanceTimersByTime(1000)
  expect(news, 'screens have only just asked').not.toHaveBeenCalled()
  FakeSocket.all[0]?.onclose?.()
  vi.advanceTimersByTime(20_000)
  wake.mockClear()
  FakeSocket.all[1]?.onopen?.()
  expect(wake).toHaveBeenCalledExactlyOnceWith('socket')
  vi.advanceTimersByTime(1000)
  expect(news).toHaveBeenCalledTimes(1)
})
