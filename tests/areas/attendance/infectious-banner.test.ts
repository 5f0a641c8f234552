import { expect, test } from 'vitest'
import { infectiousBanner } from '../../../src/areas/attendance/app/record/trace/trace-banner'

test.each([
  ['suspected, nothing handed in', { status: 'OPEN', isInfectious: true }, '返园须带证明，还没有交'],
  ['found, with its certificate', { status: 'FOLLOWING', cause: '11', certFiles: ['a'] }, '返园证明已交'],
  ['only a fever', { status: 'OPEN', cause: '01' }, undefined],
  ['over: the child is back', { status: 'RETURNED', isInfectious: true }, undefined],
  ['not to be read: its fields are not there', { status: 'OPEN' }, undefined],
])('a trace that is %s', (_, row, words) => {
  const second = infectiousBanner(row)?.words
  expect(typeof second === 'object' ? second.zh : second).toBe(words)
})
