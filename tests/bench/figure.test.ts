import { expect, test } from 'vitest'
import { amount, bareRate, bareTime, type Figure, growth, isMissed, rate, ratio, tableOf, time } from './figure'

const linesOf = (...figures: Figure[]) =>
  tableOf({ name: 'x', says: 'y', run: async () => figures }, figures)
    .split('\n')
    .slice(2)

test('a figure stands beside its aim, and a missed one says so', () => {
  const lines = linesOf(
    time('a', 4, 5),
    time('b', 6, 5),
    rate('c', 9, 'ops', 10),
    ratio('d', 0.4, 0.5),
    growth('e', 2, 1.5),
    amount('f', 12, 'KB', 9),
  )
  expect(lines.map((line) => line.replace(/ +/g, ' ').trim())).toEqual([
    'a 4.00 ms aim <= 5.00 ms met',
    'b 6.00 ms aim <= 5.00 ms missed',
    'c 9 ops/s aim >= 10 ops/s missed',
    'd 0.40 aim >= 0.5 missed',
    'e 2.00x aim <= 1.5x missed',
    'f 12 KB aim <= 9.0 KB missed',
  ])
})

test('what figures are only compared with has no aim and misses none', () => {
  const bare = [bareRate('inserts', 1, 'rows'), bareTime('posts', 1)]
  expect(linesOf(...bare).join()).not.toMatch(/aim|missed/)
  expect(bare.filter(isMissed)).toEqual([])
})
