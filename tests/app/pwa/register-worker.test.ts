import { expect, test } from 'vitest'
import { type ReleaseSeen, releaseSeen } from '../../../src/app/pwa/register-worker'

const one = { scriptURL: '/sw.js' } as ServiceWorker
const two = { scriptURL: '/sw.js' } as ServiceWorker
type Seen = { waiting?: ServiceWorker; installing?: ServiceWorker; active?: ServiceWorker; serving?: ServiceWorker; isOther?: true }

test.each<[string, Seen, ReleaseSeen]>([
  ['the only release, at work for this page', { active: one, serving: one }, 'none'],
  ['a new one that waits', { waiting: two, active: one, serving: one }, 'ahead'],
  ['a new one that is still being fetched', { installing: two, active: one, serving: one }, 'none'],
  ['a first visit, whose worker is being fetched', { installing: one }, 'none'],
  ['a page no worker serves, while a new release is being fetched', { installing: two, active: one }, 'none'],
  ['a page no worker serves, after another tab let a new release take over', { active: two }, 'ahead'],
  ['a page whose worker was replaced without a word', { active: two, serving: one }, 'replaced'],
  ['a page of the release before, given to the worker that took over meanwhile', { active: two, serving: two, isOther: true }, 'replaced'],
])('%s', async (_, { waiting = null, installing = null, active = null, serving = null, isOther = false }, expected) => {
  expect(await releaseSeen({ waiting, installing, active }, serving, async () => isOther)).toBe(expected)
})
