import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect } from '@playwright/test'
import { badge, board } from '../kit/browser/board'
import { test } from '../kit/browser/story'
import { selfSignedFiles } from '../kit/server/self-signed'

const files = await selfSignedFiles()
test.use({ settings: { TLS_CERT: files.cert, TLS_KEY: files.key } })
test.afterAll(() => rmSync(dirname(files.cert), { recursive: true, force: true }))

test('with a certificate of its own the house is reached over https and wss, and a second tablet follows', async ({ house, device }) => {
  expect(house.url).toMatch(/^https:/)
  const one = await device()
  const two = await device()
  const sockets: string[] = []
  two.page.on('websocket', (socket) => void sockets.push(socket.url()))
  for (const tablet of [one, two]) {
    await tablet.signIn('teacher')
    await board(tablet.page).open()
    await expect(badge(tablet.page)).toContainText('全部')
  }
  // A socket is opened once the first screen stands.
  await expect.poll(() => sockets.length).toBeGreaterThan(0)
  expect(sockets.filter((url) => !url.startsWith('wss:'))).toEqual([])
  const name = await board(one.page).unmarked(0)
  await board(one.page).tile(name).locator('.tile-main').click()
  await expect(board(two.page).tile(name)).toHaveAttribute('data-mark', 'P')
  const marks = "select status from attendance_record where date = current_date and class_id = 'class.x1'"
  expect(await house.ask(marks)).toEqual([{ status: 'P' }])
})
