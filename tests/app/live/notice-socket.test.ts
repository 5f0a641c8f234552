import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noticeSocket } from '../../../src/app/live/notice-socket'

class FakeSocket {
  onopen?: () => void
  onmessage?: (event: { data: unknown }) => void
  onerror?: () => void
  onclose?: () => void
  readonly sent: string[] = []
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.onclose?.()
  }
  fail() {
    this.onerror?.()
    this.onclose?.()
  }
}

const opened: FakeSocket[] = []
const heard: unknown[] = []
const open = () => {
  const socket = new FakeSocket()
  opened.push(socket)
  return socket as Partial<WebSocket> as WebSocket
}
const states: boolean[] = []
const start = () =>
  noticeSocket({
    address: 'ws://x/websocket/u',
    token: 't',
    hear: (notice) => heard.push(notice),
    stands: (isOpen) => states.push(isOpen),
    open,
  })

beforeEach(() => {
  vi.useFakeTimers()
  opened.length = 0
  heard.length = 0
  states.length = 0
})
afterEach(() => vi.useRealTimers())

test('what the server says is heard, and what cannot be read is passed over', () => {
  start()
  opened[0]?.onmessage?.({ data: '{"cmd":"sync","seq":4}' })
  opened[0]?.onmessage?.({ data: 'HeartBeat' })
  expect(heard).toEqual([{ cmd: 'sync', seq: 4 }])
})

test('a heartbeat goes out every 20 s', () => {
  start()
  opened[0]?.onopen?.()
  vi.advanceTimersByTime(20_000)
  opened[0]?.onmessage?.({ data: 'HeartBeat' })
  vi.advanceTimersByTime(20_000)
  expect(opened[0]?.sent).toEqual(['HeartBeat', 'HeartBeat'])
})

test('a lost socket is opened again after 20 s', () => {
  start()
  opened[0]?.fail()
  vi.advanceTimersByTime(19_000)
  expect(opened).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(opened).toHaveLength(2)
})

test('after five errors it rests until there is reason to believe in it again', () => {
  const socket = start()
  for (let at = 0; at < 6; at++) {
    opened.at(-1)?.fail()
    vi.advanceTimersByTime(20_000)
  }
  expect(opened).toHaveLength(5)
  socket.retry()
  expect(opened).toHaveLength(6)
})

test('a call that gets through takes the lock off, but hurries nothing', () => {
  const socket = start()
  socket.release()
  opened[0]?.fail()
  socket.release()
  vi.advanceTimersByTime(19_999)
  expect(opened).toHaveLength(1)
  for (let at = 0; at < 5; at++) {
    vi.advanceTimersByTime(20_000)
    opened.at(-1)?.fail()
  }
  expect(opened).toHaveLength(5)
  vi.advanceTimersByTime(60_000)
  socket.release()
  socket.release()
  vi.advanceTimersByTime(19_999)
  expect(opened).toHaveLength(5)
  vi.advanceTimersByTime(1)
  expect(opened).toHaveLength(6)
})

test('a heartbeat that nothing answers within 20 s ends the connection, and it is made anew', () => {
  start()
  const [first] = opened
  first?.onopen?.()
  vi.advanceTimersByTime(20_000)
  first?.onmessage?.({ data: 'HeartBeat' })
  vi.advanceTimersByTime(20_000)
  expect(states).toEqual([true])
  vi.advanceTimersByTime(20_000)
  expect(first?.sent).toHaveLength(2)
  expect(states).toEqual([true, false])
  vi.advanceTimersByTime(20_000)
  expect(opened).toHaveLength(2)
})

test('a connection that closes without an error is opened again however often that happens', () => {
  start()
  for (let at = 0; at < 8; at++) {
    opened.at(-1)?.onclose?.()
    vi.advanceTimersByTime(20_000)
  }
  expect(opened).toHaveLength(9)
})

test('a connection that stands forgets the failures before it', () => {
  start()
  for (let at = 0; at < 4; at++) {
    opened.at(-1)?.fail()
    vi.advanceTimersByTime(20_000)
  }
  opened.at(-1)?.onopen?.()
  for (let at = 0; at < 4; at++) {
    opened.at(-1)?.fail()
    vi.advanceTimersByTime(20_000)
  }
  expect(opened).toHaveLength(9)
})

test('once stopped it stays away', () => {
  const socket = start()
  socket.stop()
  socket.release()
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(1)
})
