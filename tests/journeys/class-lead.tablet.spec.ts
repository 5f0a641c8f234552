import { expect, type Locator, type Page } from '@playwright/test'
import { giveAssistantAccount } from '../kit/assistant'
import { badge, board } from '../kit/browser/board'
import type { Device } from '../kit/browser/device-window'
import type { JourneyHouse } from '../kit/browser/journey-house'
import { keptOnDevice } from '../kit/browser/kept-on-device'
import { test } from '../kit/browser/story'
import { callHouse } from '../kit/server/call-house'

type Mark = { readonly name: string; readonly status: string; readonly cause: string | null }
type Held = {
  readonly name: string
  readonly state: string
  readonly choice: string
  readonly decider: string
  readonly told: boolean | null
}

const card = (page: Page, name: string): Locator => page.locator('.conflict-centre-card').filter({ hasText: name })
const byName = (one: { name: string }, two: { name: string }) => (one.name < two.name ? -1 : 1)
const needsYou = (page: Page, count: number) => expect(badge(page)).toContainText(`${count} 条需要您处理`)
const allSent = (page: Page) => expect(badge(page)).toContainText('全部')

async function sick(page: Page, name: string, cause: string) {
  await board(page).tile(name).getByRole('button', { name: /更多/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: cause }).click()
  await expect(board(page).tile(name)).toHaveAttribute('data-mark', 'S')
}

/** The marks of the lead's class as the server has them. */
const marksOf = (house: JourneyHouse) =>
  house.ask<Mark>(`select c.name, a.status, a.cause from attendance_record a join child c on c.id = a.child_id and c.tenant_id = a.tenant_id
    where a.date = current_date and a.class_id = 'class.x1' and not a.gone`)

/** What was held, by the child it is about. */
const heldOf = (house: JourneyHouse) => house.ask<Held>('select subject as name, state, choice, decider, told from conflict')

/** The assistant, without network, and the lead, with it, answer differently for the same children: the assistant's answers are held. */
async function disagree(lead: Device, assistant: Device, names: readonly string[]) {
  await assistant.offline(true)
  for (const name of names) await sick(assistant.page, name, '腹泻')
  for (const name of names) {
    await board(lead.page).tile(name).locator('.tile-main').click()
    await expect(board(lead.page).tile(name)).toHaveAttribute('data-mark', 'P')
  }
  await allSent(lead.page)
  await assistant.offline(false)
  for (const { page } of [assistant, lead]) await needsYou(page, names.length)
}

/** What the lead is shown of one question: both values, who gave them, when, and on which device. */
async function bothAnswers(page: Page, name: string, people: readonly string[]) {
  const shown = card(page, name).locator('table')
  for (const text of ['出勤', '病假', '腹泻', ...people]) await expect(shown).toContainText(text)
  await expect(shown.locator('time')).toHaveText([/^\d{4}-\d\d-\d\d \d\d:\d\d$/, /^\d{4}-\d\d-\d\d \d\d:\d\d$/])
  await expect(card(page, name)).toContainText(/设备 …[\w-]{6}/)
}

/** Something else than either answer: an illness, but another one. */
async function enterAnother(page: Page, name: string) {
  await card(page, name).getByRole('button', { name: '另行填写' }).click()
  const sheet = page.getByRole('dialog').filter({ hasText: '用这个内容' })
  await sheet.locator('.pick-button').filter({ hasText: '腹泻' }).click()
  await page.locator('.pick-list').getByRole('button', { name: '发热' }).click()
  await sheet.getByRole('button', { name: '用这个内容' }).click()
}

/** Opens the class on both devices, each for its person, and answers who they are. */
async function comeToWork(house: JourneyHouse, lead: Device, assistant: Device) {
  await giveAssistantAccount(await callHouse(house.url, 'boss'), 'class.x1')
  await lead.signIn('teacher')
  await assistant.signIn('assistant')
  for (const { page } of [lead, assistant]) {
    await board(page).open()
    await allSent(page)
  }
  await keptOnDevice(assistant.page)
  const people = await house.ask<{ realname: string }>(`select realname from "user" where username in ('teacher', 'assistant')`)
  return people.map(({ realname }) => realname)
}

test('a class lead decides between her answers and those an assistant gave without network, who learns what became of them', async ({
  house,
  device,
}) => {
  const [lead, assistant] = [await device(), await device()]
  const people = await comeToWork(house, lead, assistant)
  const roll = board(lead.page)
  const [kept, edited, used] = [await roll.unmarked(0), await roll.unmarked(1), await roll.unmarked(2)]
  const names = [kept, edited, used]
  await disagree(lead, assistant, names)
  expect((await marksOf(house)).map(({ status }) => status)).toEqual(['P', 'P', 'P'])

  await badge(lead.page).click()
  for (const name of names) await bothAnswers(lead.page, name, people)
  await card(lead.page, kept).getByRole('button', { name: '保留现在的' }).click()
  await enterAnother(lead.page, edited)
  for (const name of [kept, edited]) await expect(card(lead.page, name)).toHaveCount(0)

  // The last one she decides at her desk.
  const desk = await device({ size: { width: 1440, height: 900 }, touch: false })
  await desk.signIn('teacher')
  await needsYou(desk.page, 1)
  await badge(desk.page).click()
  await bothAnswers(desk.page, used, people)
  await card(desk.page, used).getByRole('button', { name: '用另一份' }).click()
  await expect(card(desk.page, used)).toHaveCount(0)
  for (const { page } of [desk, lead]) await allSent(page)

  // The server has each decision once, and no mark twice.
  const wanted = [
    { name: kept, status: 'P', cause: null, choice: 'keep' },
    { name: edited, status: 'S', cause: '01', choice: 'edit' },
    { name: used, status: 'S', cause: '04', choice: 'mine' },
  ].sort(byName)
  const marks = wanted.map(({ choice: _, ...mark }) => mark)
  expect((await marksOf(house)).sort(byName)).toEqual(marks)
  const held = wanted.map(({ name, choice }) => ({ name, state: 'resolved', choice, decider: 'user.teacher', told: null }))
  expect((await heldOf(house)).sort(byName)).toEqual(held)
  const outcomes = await house.ask<{ outcome: string }>("select outcome from sync_op where noun = 'conflict'")
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied'])

  // Both boards show it, and the assistant is told.
  await roll.open()
  for (const { page } of [lead, assistant])
    for (const { name, status } of wanted) await expect(board(page).tile(name)).toHaveAttribute('data-mark', status)
  await needsYou(assistant.page, 3)
  await badge(assistant.page).click()
  await expect(card(assistant.page, kept)).toContainText('保留了原有的内容，您填写的没有采用')
  await expect(card(assistant.page, used)).toContainText('采用了您填写的内容')
  await expect(card(assistant.page, edited).locator('td[data-chosen]').filter({ hasText: '发热' })).toBeVisible()
  for (const name of names) {
    await card(assistant.page, name).getByRole('button', { name: '知道了' }).click()
    await expect(card(assistant.page, name)).toHaveCount(0)
  }
  await allSent(assistant.page)
  expect((await heldOf(house)).map(({ told }) => told)).toEqual([true, true, true])
  expect((await marksOf(house)).sort(byName)).toEqual(marks)
})
