import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerOtherTabs, openTabChannel, otherTabsAgree } from '../../../src/app/pwa/tab-consent'
import { holdUpdates } from '../../../src/app/pwa/update-guard'

let mine: BroadcastChannel
let theirs: BroadcastChannel

beforeEach(() => {
  mine = openTabChannel()
  theirs = openTabChannel()
  answerOtherTabs(theirs)
})
afterEach(() => {
  mine.close()
  theirs.close()
})

test('tabs with nothing to lose say nothing, and that is consent', async () => {
  expect(await otherTabsAgree(mine, 50)).toBe(true)
})

test('one tab with unsaved input is enough to object, at once', async () => {
  const release = holdUpdates()
  expect(await otherTabsAgree(mine, 60_000)).toBe(false)
  release()
})
