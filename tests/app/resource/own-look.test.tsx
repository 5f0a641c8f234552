import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { droppedOn, movedBy } from '../../../src/app/resource/desktop/own-look/column-order'
import { keptLook, likeSo, takeIn, tellSoon } from '../../../src/app/resource/desktop/own-look/kept-looks'
import { preferenceOf } from '../../../src/app/resource/desktop/own-look/use-own-look'

type Stored = { id: string; rev: number; shows: unknown }
const calls: string[] = []
let stored: Stored | undefined
let isOnline = true
let people = 0
let whose = { person: '', noun: 'plant' }

const later = () => vi.advanceTimersByTimeAsync(2000)
const answer = (result: unknown) => new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  stored = undefined
  isOnline = true
  whose = { person: `p${people++}`, noun: 'plant' }
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (!isOnline) throw new TypeError('no network')
    calls.push(method)
    if (method === 'GET') return answer({ records: stored ? [stored] : [] })
    stored = { id: 'one', rev: (stored?.rev ?? 0) + 1, shows: JSON.parse(body ?? '{}').shows }
    return answer(null)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('how a table is liked', () => {
  test('holds here at once, and however often it changes in a moment the server is told once', async () => {
    for (let width = 100; width < 200; width++) likeSo(whose, { widths: { name: width } })
    likeSo(whose, { density: 'dense' })
    expect(keptLook(whose)).toEqual({ look: { widths: { name: 199 }, density: 'dense' }, rev: 0, isUnsent: true })
    await later()
    expect(calls).toEqual(['GET', 'POST'])
    likeSo(whose, { density: 'roomy' })
    await later()
    expect(calls).toEqual(['GET', 'POST', 'GET', 'PUT'])
    expect(stored?.shows).toEqual({ widths: { name: 199 }, density: 'roomy' })
    expect(keptLook(whose)).toMatchObject({ rev: 2, isUnsent: false })
  })

  test('is kept without a network, told when there is one again, and not written over meanwhile', async () => {
    isOnline = false
    likeSo(whose, { density: 'dense' })
    await later()
    expect(keptLook(whose).isUnsent).toBe(true)
    expect(localStorage.getItem(`pro__LOOK_${whose.person}_plant`)).toContain('"isUnsent":true')
    takeIn(whose, { look: { density: 'roomy' }, rev: 9 })
    expect(keptLook(whose).look.density).toBe('dense')
    isOnline = true
    tellSoon(whose)
    await later()
    expect(stored?.shows).toEqual({ density: 'dense' })
    expect(keptLook(whose).isUnsent).toBe(false)
  })

  test('is what another desktop has made of it later, and not what it was before', async () => {
    stored = { id: 'one', rev: 4, shows: {} }
    likeSo(whose, { density: 'dense' })
    await later()
    takeIn(whose, { look: { density: 'plain' }, rev: 4 })
    expect(keptLook(whose).look.density).toBe('dense')
    takeIn(whose, { look: { density: 'roomy' }, rev: 6 })
    expect(keptLook(whose).look.density).toBe('roomy')
  })
})

test("of two rows of one table the later one holds, and nobody else's", () => {
  const row = (id: string, updateTime: string, more = {}) => ({ id, rev: 1, noun: 'plant', owner: 'me', updateTime, ...more })
  const rows = [
    row('a', '2026-03-02 08:00:00'),
    row('b', '2026-03-02 09:00:00'),
    row('c', '2026-03-03 09:00:00', { owner: 'you' }),
    row('d', '2026-03-03 09:00:00', { noun: 'stone' }),
  ]
  expect(preferenceOf(rows, { person: 'me', noun: 'plant' })?.id).toBe('b')
  expect(preferenceOf([], { person: 'me', noun: 'plant' })).toBeUndefined()
})

describe('a column', () => {
  const names = ['a', 'b', 'c']
  test.each([
    ['before one on its left', 'c', { name: 'a', isBehind: false }, 'c a b'],
    ['behind one on its left', 'c', { name: 'a', isBehind: true }, 'a c b'],
    ['behind the last', 'a', { name: 'c', isBehind: true }, 'b c a'],
    ['before one on its right', 'a', { name: 'c', isBehind: false }, 'b a c'],
    ['on itself', 'b', { name: 'b', isBehind: true }, 'a b c'],
    ['of another table', 'x', { name: 'b', isBehind: true }, 'a b c'],
  ])('is let go %s', (_, name, at, after) => {
    expect(droppedOn(names, name, at).join(' ')).toBe(after)
  })

  test('is moved by presses, and not beyond the ends', () => {
    expect(movedBy(names, 'b', 1)).toEqual(['a', 'c', 'b'])
    expect(movedBy(names, 'a', -1)).toEqual(names)
    expect(movedBy(names, 'c', 1)).toEqual(names)
  })
})
