import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFields } from '../../src/contract/check'
import { entries, text } from '../../src/contract/field'
import { joinEntries, withEntryIds, withoutEntryIds } from '../../src/contract/fields/entries'

const call = (id: string, said: string) => ({ id, said })
const [a, b, c] = [call('a', 'one'), call('b', 'two'), call('c', 'three')]

test('what two add to the same list stands side by side, what was there before in its place', () => {
  expect(joinEntries([a], [a, b], [a, c])).toEqual({ list: [a, b, c], isClash: false })
  expect(joinEntries(null, [b], [c])).toEqual({ list: [b, c], isClash: false })
})

test('what one changed and the other left alone is changed, what one removed is gone', () => {
  const other = call('a', 'other')
  expect(joinEntries([a, b], [a], [other, b])).toEqual({ list: [other], isClash: false })
  expect(joinEntries([a, b], [other, b], [a])).toEqual({ list: [other], isClash: false })
})

test('one entry that both changed is a clash; the answer of the second keeps what the first did elsewhere', () => {
  expect(joinEntries([a], [call('a', 'theirs'), b], [call('a', 'mine')])).toEqual({ list: [call('a', 'mine'), b], isClash: true })
  expect(joinEntries([a], [], [call('a', 'mine')])).toEqual({ list: [call('a', 'mine')], isClash: true })
})

test('the order of values and empty ones make no difference', () => {
  expect(joinEntries([a], [{ said: 'one', id: 'a', at: null }, b], [call('a', 'mine')])).toEqual({
    list: [call('a', 'mine'), b],
    isClash: false,
  })
})

test.each([
  [[{ said: 'old' }], [a], [b]],
  [[], [{ said: 'old' }], [b]],
  [[], [a], [b, b]],
  ['text', [a], [b]],
])('a list whose entries cannot be told apart is one value', (base, theirs, mine) => {
  expect(joinEntries(base, theirs, mine)).toBeUndefined()
})

const lists = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), said: fc.constantFrom('x', 'y') }), {
  selector: ({ id }) => id,
})

test('whoever changed nothing takes what the other made of it, and joining is not asked who came first', () => {
  fc.assert(
    fc.property(lists, lists, lists, (base, theirs, mine) => {
      expect(joinEntries(base, theirs, base)).toEqual({ list: theirs, isClash: false })
      const [one, two] = [joinEntries(base, theirs, mine), joinEntries(base, mine, theirs)]
      expect(one?.isClash).toBe(two?.isClash)
      const sorted = (found: typeof one) => found?.list.map((entry) => JSON.stringify(entry)).sort()
      if (!one?.isClash) expect(sorted(one)).toEqual(sorted(two))
    }),
  )
})

const fields = { log: entries('记录', 'Log', { said: text('说', 'Said') }), name: text('名', 'Name') }

test('every entry is given an id once, which older apps are not told', () => {
  const given = withEntryIds(fields, { log: [{ said: 'one' }, b], name: 'n' }, () => 'new')
  expect(given).toEqual({ log: [{ id: 'new', said: 'one' }, b], name: 'n' })
  const kept = { id: 'r', rev: 1, scope: 'all', createBy: '', createTime: '', updateBy: null, updateTime: null }
  expect(withoutEntryIds(fields, { ...given, ...kept })).toEqual({ log: [{ said: 'one' }, { said: 'two' }], name: 'n', ...kept })
})

test('an id that is none is refused, and so is what is no field of an entry', () => {
  expect(checkFields(fields, { log: [a] }, 'part')).toEqual({})
  expect(checkFields(fields, { log: [{ ...a, id: 'no id' }] }, 'part')).toMatchObject({ 'log.0.id': { code: 'field.text' } })
  expect(checkFields(fields, { log: [{ ...a, more: 1 }] }, 'part')).toMatchObject({ 'log.0.more': { code: 'field.unknown' } })
})
