import { expect, test } from 'vitest'
import { countText, linesOf, unreadIn } from '../../../src/app/notices/bell/bell'
import { destinationOf } from '../../../src/app/notices/destination'
import { readSearch, searched, writeSearch } from '../../../src/app/notices/history/notice-search'
import { categoryOf, hasBegun, isRunning, type Notice, newestFirst } from '../../../src/app/notices/notice'
import type { MenuRoute } from '../../../src/app/shell/menu'
import { received } from '../../kit/device/received'

const notice = (id: string, given: Readonly<Record<string, unknown>> = {}) => received(id, given) as Notice
const now = '2026-03-02 08:00:00'

test('a notice is shown from its beginning until its end, while it is published', () => {
  const times = { sendStatus: '1', sendTime: '2026-03-01 08:00:00', startTime: now, endTime: '2026-03-02 09:00:00' }
  expect(isRunning(times, '2026-03-02 07:59:59')).toBe(false)
  expect(isRunning(times, now)).toBe(true)
  expect(isRunning(times, '2026-03-02 08:59:59')).toBe(true)
  expect(isRunning(times, '2026-03-02 09:00:00')).toBe(false)
  expect(hasBegun(times, '2026-03-02 09:00:00')).toBe(true)
  expect(isRunning({ ...times, sendStatus: '2' }, now)).toBe(false)
})

test('one that was to be shown at once is shown by a device whose clock is late', () => {
  const times = { sendStatus: '1', sendTime: now, startTime: now, endTime: null }
  expect(isRunning(times, '2026-03-02 07:30:00')).toBe(true)
})

test('the newest come first', () => {
  const order = newestFirst([notice('old', { sendTime: '2026-01-01 08:00:00' }), notice('new', { sendTime: '2026-02-01 08:00:00' })])
  expect(order.map(({ id }) => id)).toEqual(['new', 'old'])
  const sameSecond = newestFirst([notice('z', { anntId: 'first' }), notice('a', { anntId: 'second' })])
  expect(sameSecond.map(({ id }) => id)).toEqual(['a', 'z'])
})

test('the bell shows the newest ten of a kind and, however old, everything it counts', () => {
  const many = Array.from({ length: 14 }, (_, at) => notice(`n${at}`, { readFlag: at === 13 ? '0' : '1' }))
  const other = notice('system', { msgCategory: '2' })
  expect(linesOf([...many, other], now, '1').map(({ id }) => id)).toEqual([...many.slice(0, 10).map(({ id }) => id), 'n13'])
  expect(linesOf([...many, other], now, '2')).toEqual([other])
  expect(unreadIn([...many, other, notice('over', { endTime: now })], now).map(({ id }) => id)).toEqual(['n13', 'system'])
  expect([countText(7), countText(99), countText(100)]).toEqual(['7', '99', '99+'])
  expect(categoryOf({ msgCategory: '7' })).toBe('1')
})

const route = (path: string, component: string): MenuRoute => ({
  path,
  component,
  title: { zh: '', en: '' },
  icon: '',
  outside: false,
  trail: [],
})
const routes = [route('/attendance/leave-request', 'noun/leave-request'), route('/attendance/board', 'attendance/board')]
const leads = (openType: string | null, openPage: string | null, busId: string | null = null) =>
  destinationOf({ openType, openPage, busId }, routes)

test('a named component opens its page, with the record the notice is about', () => {
  expect(leads('component', 'noun/leave-request', 'l 1')).toEqual({ page: '/attendance/leave-request?open=l%201' })
  expect(leads('component', 'attendance/board')).toEqual({ page: '/attendance/board' })
})

test('a path opens the page it names, with its query', () => {
  expect(leads('url', '/attendance/board?class=x1')).toEqual({ page: '/attendance/board?class=x1' })
  expect(leads('url', 'attendance/leave-request', 'l1')).toEqual({ page: '/attendance/leave-request?open=l1' })
})

test('an address of elsewhere is kept apart from those of this app', () => {
  expect(leads('url', 'https://example.org/menu')).toEqual({ outside: 'https://example.org/menu' })
})

test.each(['javascript:alert(1)', ' data:text/html,x', '//elsewhere.example', 'blob:x', '/no/such/page', 'https:', ''])(
  'what is no page of this person leads to the text: %s',
  (page) => expect(leads('url', page)).toBe('text'),
)

test('without a way of opening a notice is its text', () => {
  expect(leads(null, '/attendance/board')).toBe('text')
  expect(leads('url', null)).toBe('text')
})

test('notices are found by pieces of title and sender, and by whether they were read', () => {
  const all = [
    notice('a', { titile: 'Fire drill' }),
    notice('b', { titile: '春游', senderName: '李园长', sender: 'principal', readFlag: '1' }),
  ]
  const found = (change: object) => searched(all, { titile: '', sender: '', read: '', ...change }).map(({ id }) => id)
  expect(found({})).toEqual(['a', 'b'])
  expect(found({ titile: ' fire ' })).toEqual(['a'])
  expect(found({ sender: '园长' })).toEqual(['b'])
  expect(found({ sender: 'PRINCI' })).toEqual(['b'])
  expect(found({ read: '0' })).toEqual(['a'])
  expect(found({ read: '1', titile: 'fire' })).toEqual([])
})

test('what is looked for stands in the address, and only that', () => {
  const search = { titile: '春', sender: '', read: '0' } as const
  expect(String(writeSearch(search))).toBe('titile=%E6%98%A5&read=0')
  expect(readSearch(writeSearch(search))).toEqual(search)
  expect(readSearch(new URLSearchParams('read=maybe'))).toEqual({ titile: '', sender: '', read: '' })
})
