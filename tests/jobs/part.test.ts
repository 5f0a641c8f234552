import { expect, test } from 'vitest'
import type { Job, Person } from './job'
import { partOf, parts, withEarlier } from './part'
import { people } from './people'

const job = (what: string, after?: string): Job => ({
  what,
  from: '/',
  size: 'phone',
  most: { taps: 0, typings: 0, screens: 0 },
  walk: async () => undefined,
  ...(after && { after }),
})
const names = (jobs: readonly Job[]) => jobs.map(({ what }) => what)
const cook: Person = {
  role: 'cook',
  username: 'cook',
  language: 'en',
  jobs: [job('light'), job('boil', 'light'), job('read'), job('eat', 'boil'), job('sleep')],
}

test('what is asked for is done with what it takes up, and with nothing that comes later', () => {
  expect(names(withEarlier(cook.jobs, ({ what }) => what === 'boil'))).toEqual(['light', 'boil'])
  expect(names(withEarlier(cook.jobs, ({ what }) => what === 'eat'))).toEqual(['light', 'boil', 'eat'])
  expect(names(withEarlier(cook.jobs, ({ what }) => what === 'read'))).toEqual(['read'])
})

test('a part has what its jobs take up', () => {
  const all = Array.from({ length: parts }, (_, seed) => names(partOf([cook], seed).flatMap(({ jobs }) => jobs)))
  expect(all).toContainEqual(['light', 'boil', 'eat'])
  expect(all.flat().sort()).toEqual(names(cook.jobs).sort())
})

test('on as many days as there are parts everything is done once, about as much each day', () => {
  const days = Array.from({ length: parts }, (_, at) => partOf(people, 20_000 + at).flatMap(({ jobs }) => jobs))
  const every = people.flatMap(({ jobs }) => jobs)
  expect(new Set(days.flat()).size).toBe(every.length)
  for (const day of days) expect(day.length).toBeLessThan(every.length / 2)
})

test('what is taken up has been done before by the same person', () => {
  const early = (jobs: readonly Job[], { after }: Job, at: number) => !after || names(jobs.slice(0, at)).includes(after)
  expect(people.flatMap(({ jobs }) => jobs.filter((one, at) => !early(jobs, one, at)))).toEqual([])
})
