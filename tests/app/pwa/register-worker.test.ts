import { expect, test } from 'vitest'
import { isAhead } from '../../../src/app/pwa/register-worker'

const one = { scriptURL: '/sw.js' } as ServiceWorker
const two = { scriptURL: '/sw.js' } as ServiceWorker
type Seen = { waiting?: ServiceWorker; installing?: ServiceWorker; active?: ServiceWorker; serving?: ServiceWorker }

test.each<[string, Seen, boolean]>([
  ['the only release, at work for this page', { active: one, serving: one }, false],
  ['a new one that waits', { waiting: two, active: one, serving: one }, true],
  ['a new one that is still being fetched', { installing: two, active: one, serving: one }, false],
  ['a first visit, whose worker is being fetched', { installing: one }, false],
  ['a page no worker serves, while a new release is being fetched', { installing: two, active: one }, false],
  ['a page no worker serves, after another tab let a new release take over', { active: two }, true],
])('%s', (_, { waiting = null, installing = null, active = null, serving = null }, expected) => {
  expect(isAhead({ waiting, installing, active } as ServiceWorkerRegistration, serving)).toBe(expected)
})
