import { expect, test } from 'vitest'
import { createStatus } from '../../../src/app/offline/status'
import { badgeWords } from '../../../src/app/shell/home/badge-words'
import { badgeOf } from '../../../src/app/shell/home/SyncBadge'

const status = createStatus().getState()

test('without network the badge promises work only where the data is on the device', () => {
  const said = (ready: boolean) => badgeWords[badgeOf({ ...status, online: false, ready }).word]
  expect(said(true).zh).toBe('离线，可继续工作')
  expect(said(false).zh).toBe('离线，数据尚未下载')
})

test('edits that wait are told first, whatever is on the device', () => {
  expect(badgeOf({ ...status, online: false, ready: false, waiting: 2 })).toMatchObject({ word: 'badgeWaiting', count: 2 })
})
