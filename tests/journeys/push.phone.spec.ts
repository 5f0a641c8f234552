import { expect, type Page } from '@playwright/test'
import { bell } from '../kit/browser/bell'
import { badge } from '../kit/browser/board'
import type { JourneyHouse } from '../kit/browser/journey-house'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { publish } from '../kit/browser/notice'
import { hearsPush, openPost } from '../kit/browser/push-post'
import { test } from '../kit/browser/story'
import { openPushMailbox } from '../kit/notices/push-mailbox'
import { subscribeAt } from '../kit/notices/push-subscription'
import { callHouse } from '../kit/server/call-house'

test.use({ ...hearsPush, settings: { PUSH_CONTACT: 'mailto:it@sunny-kindergarten.cn', PUSH_LOOPBACK: 'yes' } })

const child = '王小明'
const later = '2099-12-31 18:00:00'

const devicesOf = (house: JourneyHouse) =>
  house.ask<{ user_id: string }>('select user_id from push_subscription where not gone').then((rows) => rows.map((row) => row.user_id))

async function openSettings(page: Page) {
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('button', { name: '设置' }).click()
  await expect(page.getByText('推送中不会出现幼儿姓名')).toBeVisible()
}

test('a phone hears of a notice while the app is closed, until its owner turns that off or signs out', async ({ house, device }) => {
  const mailbox = await openPushMailbox()
  const subscribed = mailbox.subscribe()
  const phone = await device()
  await phone.context.grantPermissions(['notifications'])
  await subscribeAt(phone.context, subscribed)
  await phone.signIn('teacher')
  await keptOnDevice(phone.page)
  await expect(badge(phone.page)).toHaveAttribute('data-tone', 'good')

  // Nothing is asked of the push service before the person has read what it is for, and tapped.
  await openSettings(phone.page)
  expect(await devicesOf(house)).toEqual([])
  await phone.page.getByRole('button', { name: '开启推送' }).click()
  await expect(phone.page.getByText('此设备已开启推送。')).toBeVisible()
  expect(await devicesOf(house)).toEqual(['user.teacher'])

  const post = await openPost(phone, house.url)
  await phone.page.goto('about:blank')
  const office = await callHouse(house.url, 'principal')
  const id = await publish(office, { titile: `${child}的家长会`, msgAbstract: child, msgContent: `<p>${child}</p>`, endTime: later })
  await expect.poll(() => subscribed.received.length).toBe(1)
  const [message] = subscribed.received
  expect(message?.payload).toEqual({ id, title: '', category: '1', language: 'zh' })
  expect(message?.claims).toMatchObject({ sub: 'mailto:it@sunny-kindergarten.cn', aud: mailbox.origin })

  await post.bring(message?.payload, { title: '新通知', body: '打开应用查看', tag: id })
  expect(JSON.stringify([message, await post.shown()])).not.toContain(child)
  const address = (await post.tapForAddress()) ?? ''
  await phone.page.goto(address)
  await expect(bell(phone.page).dialog()).toContainText(`${child}的家长会`)
  expect(await post.shown()).toEqual([])

  await phone.page.goto('/dashboard/analysis')
  await openSettings(phone.page)
  await phone.page.getByRole('button', { name: '关闭推送' }).click()
  await expect(phone.page.getByRole('button', { name: '开启推送' })).toBeVisible()
  expect(await devicesOf(house)).toEqual([])
  await publish(office, { titile: '第二条', endTime: later })

  await phone.page.getByRole('button', { name: '开启推送' }).click()
  await expect(phone.page.getByText('此设备已开启推送。')).toBeVisible()
  expect(await devicesOf(house)).toEqual(['user.teacher'])
  await phone.signOut()
  await expect(phone.page).toHaveURL(/user\/login/)
  await expect.poll(() => devicesOf(house)).toEqual([])
  await publish(office, { titile: '第三条', endTime: later })
  await phone.page.waitForTimeout(1_000)
  expect(subscribed.received).toHaveLength(1)
  await mailbox.close()
})

test('a push message is shown above the open page, and a tap opens its notice', async ({ house, device }) => {
  const phone = await device()
  await phone.context.grantPermissions(['notifications'])
  await phone.signIn('teacher')
  await keptOnDevice(phone.page)
  await expect(badge(phone.page)).toHaveAttribute('data-tone', 'good')
  const id = await publish(await callHouse(house.url, 'principal'), { titile: '家长会', endTime: later })
  const post = await openPost(phone, house.url)
  await post.bring({ id, title: '', category: '1', language: 'zh' }, { title: '新通知', body: '打开应用查看', tag: id })
  await post.tap()
  await expect(bell(phone.page).dialog()).toContainText('家长会')
  await expect.poll(post.shown).toEqual([])
})
