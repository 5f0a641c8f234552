import { expect, test } from 'vitest'
import { asOne, decideAll, heldTogether } from '../../../src/app/offline/outbox/held-together'

const held = (id: string, mine: object, more: object = {}) => ({
  id,
  noun: 'plant',
  rowId: 'fern',
  author: 'anna',
  verb: 'edit',
  reason: 'clash',
  fields: Object.keys(mine).join(','),
  mine: JSON.stringify(mine),
  theirs: JSON.stringify(Object.fromEntries(Object.keys(mine).map((field) => [field, 'theirs']))),
  base: '{}',
  ...more,
})
const [one, two] = [held('1', { name: 'a', note: 'a' }), held('2', { name: 'b' })]

test('two held edits of one person on one row are one question; those of others, of other rows and of moves stand alone', () => {
  const strangers = [
    held('3', { name: 'c' }, { author: 'robert' }),
    held('4', { name: 'd' }, { rowId: 'moss' }),
    held('5', {}, { verb: 'grow' }),
  ]
  expect(heldTogether([two, ...strangers, one]).map((group) => group.map(({ id }) => id))).toEqual([['1', '2'], ['3'], ['4'], ['5']])
  expect(asOne([one, two])).toMatchObject({ mine: '{"name":"b","note":"a"}', theirs: '{"name":"theirs","note":"theirs"}' })
})

test('one decision answers both: the last says what becomes of a field that both are about', () => {
  const said = (decision: Parameters<typeof decideAll>[1]) => decideAll([one, two], decision).map(({ patch }) => patch)
  expect(said({ choice: 'keep' })).toEqual([{ choice: 'keep' }, { choice: 'keep' }])
  expect(said({ choice: 'mine' })).toEqual([{ choice: 'edit', answer: '{"note":"a"}' }, { choice: 'mine' }])
  expect(said({ choice: 'edit', answer: '{"name":"third"}' })).toEqual([{ choice: 'keep' }, { choice: 'edit', answer: '{"name":"third"}' }])
  expect(decideAll([two], { choice: 'mine' })).toEqual([{ row: two, patch: { choice: 'mine' } }])
})

test('what was asked together is one question, told by what stood in the way, and answered by one decision', () => {
  const group = [
    held('1', { name: 'a' }, { groupId: 'g', reason: 'group' }),
    held('2', { note: 'b' }, { groupId: 'g', rowId: 'moss' }),
  ] as const
  expect(heldTogether([...group, held('3', {})]).map((one) => one.map(({ id }) => id))).toEqual([['1', '2'], ['3']])
  expect(asOne([...group])).toBe(group[1])
  expect(decideAll([...group], { choice: 'mine' })).toEqual([{ row: group[1], patch: { choice: 'mine' } }])
})
