import { expect, test } from 'vitest'
import { isChosen, pressed } from '../../../src/app/notices/author/chosen-groups'

const group = (id: string, ...userIds: string[]) => ({ id, userIds })
const [heads, team, nobody] = [group('heads', 'a', 'b'), group('team', 'b', 'c'), group('nobody')]
const all = [heads, team, nobody]

test.each([
  ['its people are chosen as well', heads, ['x'], ['x', 'a', 'b']],
  ['nobody is chosen twice', team, ['a', 'b'], ['a', 'b', 'c']],
  ['pressed again they are not, but for who is in another chosen group', heads, ['a', 'b', 'c'], ['b', 'c']],
  ['who was chosen alone stays', heads, ['a', 'b', 'x'], ['x']],
  ['one nobody is in changes nothing', nobody, ['a'], ['a']],
])('%s', (_, one, before, after) => {
  expect(pressed(one, all, before)).toEqual(after)
})

test('one is chosen when everybody in it is, and one nobody is in never', () => {
  expect(all.map((one) => isChosen(one, ['a', 'b']))).toEqual([true, false, false])
})
