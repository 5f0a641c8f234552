import { expect, type Page } from '@playwright/test'
import { axeFindings } from '../kit/browser/axe-findings'
import { bell } from '../kit/browser/bell'
import { badge } from '../kit/browser/board'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { publish } from '../kit/browser/notice'
import { test } from '../kit/browser/story'
import { quickest } from '../kit/quickest'
import { callHouse } from '../kit/server/call-house'

const office = { size: { width: 1440, height: 900 }, touch: false }
const later = '2099-12-31 18:00:00'
const allSent = (page: Page) => expect(badge(page)).toHaveAttribute('data-tone', 'good')

test('a notice rings at once on an open phone', { tag: '@measured' }, async ({ house, device }) => {
  const phone = await device()
  await phone.signIn('teacher')
  await allSent(phone.page)
  const office = await callHouse(house.url, 'principal')
  let published = 0
  const took = await quickest(async () => {
    await publish(office, { titile: `通知${++published}`, endTime: later })
    await bell(phone.page).unread(published)
  })
  expect(took).toBeLessThan(3_000)
  test.info().annotations.push({ type: 'rang after', description: `${took} ms` })
})

test('a notice published in the office rings, is read without network, and the mark arrives afterwards', async ({ house, device }) => {
  const phone = await device()
  const desk = await device(office)
  await phone.signIn('teacher')
  await allSent(phone.page)
  await expect(bell(phone.page).button()).toBeVisible()
  await bell(phone.page).none()

  await desk.signIn('principal')
  await desk.page.goto('/system/announcement')
  await desk.page.getByRole('button', { name: '新增' }).click()
  const form = desk.page.locator('.side-panel')
  await form.getByLabel('标题', { exact: true }).fill('消防演练')
  // What is folded lies below the editor, and moves as that comes.
  await expect(form.getByLabel('公告内容')).toBeVisible()
  await form.getByText('更多：摘要').click()
  await form.getByLabel('摘要').fill('周五下午操场集合')
  await form.getByLabel('结束时间').fill(later)
  await desk.page.locator('.ant-picker-ok button').click()
  await form.getByLabel('公告内容').fill('周五 15:00 在操场集合')
  await expect(form.locator('.phone-preview')).toContainText('周五 15:00 在操场集合')
  await form.getByRole('button', { name: /^发给 \d+ 人$/ }).click()
  const question = desk.page.getByRole('dialog', { name: /^发给全园 \d+ 人？$/ })
  await expect(question).toContainText('消防演练')
  await question.getByRole('button', { name: /^发给 \d+ 人$/ }).click()
  await bell(phone.page).unread(1)
  await expect(phone.page.locator('.toast')).toContainText('新通知：消防演练')

  // What the bell opens must lie on the phone before it is without network.
  await keptOnDevice(phone.page)
  await phone.offline(true)
  await bell(phone.page).button().click()
  expect(await axeFindings(phone.page)).toEqual([])
  await bell(phone.page).line('消防演练').click()
  await expect(bell(phone.page).dialog().locator('.rich-text')).toHaveText('周五 15:00 在操场集合')
  await expect(bell(phone.page).dialog()).toContainText('一般')
  expect(await axeFindings(phone.page)).toEqual([])
  await bell(phone.page).dialog().getByRole('button', { name: '关闭' }).click()
  await bell(phone.page).none()
  const marks = () =>
    house.ask<{ read_flag: string }>("select read_flag from announcement_send where user_id = 'user.teacher' and titile = '消防演练'")
  expect(await marks()).toEqual([{ read_flag: '0' }])

  await phone.page.goto('/isps/userAnnouncement')
  await expect(bell(phone.page).line('消防演练')).toContainText('待发送')
  expect(await axeFindings(phone.page)).toEqual([])
  await phone.offline(false)
  await expect.poll(marks).toEqual([{ read_flag: '1' }])
})

test('what is dangerous in a notice does nothing on the device either', async ({ house, device }) => {
  const admin = await callHouse(house.url, 'principal')
  await publish(admin, { titile: '危险', endTime: later })
  const hostile = `<h2 onclick="window.hit=1">周五</h2><script>window.hit=1</script><img src="x" onerror="window.hit=1">
    <img alt="here" src="data:image/png;base64,iVBORw0KGgo="><img src="https://elsewhere.example/who.png">
    <a href="javascript:window.hit=1">a</a> <a href="https://example.org" target="_self">b</a>
    <iframe src="https://elsewhere.example"></iframe><form action="/x"><input name="password"></form>
    <p id="root" class="sheet" style="color: #a8201a">红</p><style>body{display:none}</style><svg onload="window.hit=1"></svg>
    <ol start="3"><li>c</li></ol><table><tr><td colspan="2">d</td></tr></table>`
  await house.ask("update announcement_send set msg_content = $1 where user_id = 'user.teacher'", [hostile])
  const phone = await device()
  await phone.signIn('teacher')
  await bell(phone.page).unread(1)
  await bell(phone.page).button().click()
  await bell(phone.page).line('危险').click()
  const text = bell(phone.page).dialog().locator('.rich-text')
  await expect(text.locator('h2')).toHaveText('周五')
  const shown = await text.innerHTML()
  for (const word of ['script', 'onerror', 'onclick', 'onload', 'iframe', 'form', 'input', 'elsewhere', 'root', 'class=', '<style', 'svg'])
    expect(shown).not.toContain(word)
  await expect(text.locator('a').last()).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(text.locator('a').last()).toHaveAttribute('target', '_blank')
  await expect(text.locator('img[alt=here]')).toHaveCount(1)
  // What does nothing but look keeps its looks.
  await expect(text.locator('ol')).toHaveAttribute('start', '3')
  await expect(text.locator('td')).toHaveAttribute('colspan', '2')
  await expect(text).toHaveAttribute('data-paper', 'true')
  expect(await phone.page.evaluate(() => 'hit' in window)).toBe(false)
})
