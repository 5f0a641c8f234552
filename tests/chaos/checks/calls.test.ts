import { expect, test } from 'vitest'
import type { Asked } from '../chaos-device'
import { densest } from './calls'

const calls = (times: readonly number[], given: Partial<Asked> = {}): Asked[] =>
  times.map((seconds) => ({ at: seconds * 1000, life: 'a', isAnswered: false, ...given }))

test('failing calls are counted within a minute, from the last one that succeeded, and for each life of a page by itself', () => {
  expect(densest(calls([0, 10, 20, 59]))).toHaveLength(4)
  expect(densest(calls([0, 10, 60, 69]))).toHaveLength(3)
  expect(densest([...calls([0, 1, 2]), ...calls([3], { isAnswered: true }), ...calls([4, 5])])).toHaveLength(3)
  expect(densest([...calls([0, 1]), ...calls([2, 3, 4], { life: 'b' })])).toHaveLength(3)
})
