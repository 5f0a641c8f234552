import type { Page } from '@playwright/test'
import { loginPath, registerResultPath } from '../../src/app/shell/guard'
import { words } from '../../src/app/shell/ways-in/words'
import type { Language } from '../../src/contract/label'
import { doorOf, knock } from '../kit/browser/door'
import { outside, saysFailure } from './beside-menu'
import type { Finding } from './findings'
import { Guest } from './guest'
import { hands } from './hands'
import type { Lane } from './lane'
import type { Size } from './plan'
import { patience } from './stand'

/** As whom the pages outside are seen. */
export const nobody = 'nobody'
/** Somebody of the demonstration who works in two departments. */
const inTwo = 'accountant'
const loginCall = '/sys/login'

export type View = { readonly size: Size; readonly language: Language }
/** How they are seen: with everything axe knows, and in the smallest hand in English, where words that are too long do harm. */
export const views: readonly View[] = [
  { language: 'zh-CN', size: 'phone' },
  { language: 'zh-CN', size: 'desktop' },
  { language: 'en', size: 'narrow' },
]

/** Opens a page as whoever comes to it does. The result of registering is shown to whoever has registered, which the page before says. */
async function arriveAt(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url + path)
  await page.locator('h1').first().waitFor()
  if (path !== registerResultPath) return
  await page.evaluate((to) => history.replaceState({ usr: { username: 'walker' }, key: 'walk', idx: 0 }, '', to), path)
  await page.reload()
  await page.waitForURL(`**${path}`)
}

/** The door as it asks for more: what it wants next is said by the number of a refusal. */
const asking = { 'the picture': [412, '.captcha-picture img'], 'the second step': [428, '#otp'] } as const

async function seeAsked(guest: Guest, url: string, what: keyof typeof asking): Promise<void> {
  const { page } = guest
  const [code, part] = asking[what]
  const answer = { success: false, code, message: '', result: null, timestamp: 0 }
  await guest.step(`asked for ${what}`, async () => {
    await page.route(`**${loginCall}`, (route) => route.fulfill({ json: answer }))
    await guest.expecting(loginCall, async () => {
      await page.goto(url + loginPath)
      await knock(page, nobody)
      await page.locator(part).waitFor()
      await guest.look('body', true)
    })
    await page.unroute(`**${loginCall}`)
  })
}

/** All the login page can be: by password and by phone, asking for more, and with a choice of departments. */
async function seeDoor(guest: Guest, url: string): Promise<void> {
  const { page, say } = guest
  guest.enter({ path: loginPath })
  await guest.step('by phone', async () => {
    await page.goto(url + loginPath)
    await page.getByRole('tab', { name: say(words.byPhone) }).click()
    await doorOf(page).waitFor({ state: 'detached' })
    await guest.look('body')
    await page.getByRole('tab', { name: say(words.byPassword) }).click()
    await doorOf(page).waitFor()
  })
  await guest.step('choose a department', async () => {
    await knock(page, inTwo)
    await page.locator('.login-card .choice-list').waitFor()
    await guest.look('body')
  })
  for (const what of ['the picture', 'the second step'] as const) await seeAsked(guest, url, what)
}

async function seePage(guest: Guest, url: string, path: string): Promise<void> {
  guest.enter({ path })
  await guest.step('open', () => arriveAt(guest.page, url, path))
  await guest.step('look', () => guest.look('body', saysFailure(path)))
}

/** Pages of whoever is not signed in, as they are seen one way. What goes wrong at one does not keep the others from being seen. */
export async function walkOutside(lane: Lane, url: string, { size, language }: View): Promise<readonly Finding[]> {
  const page = await lane.enter(language)
  page.context().setDefaultTimeout(patience())
  const guest = new Guest(page, { role: nobody, size, language, under: [], path: loginPath })
  await (await hands(page))(size)
  for (const path of outside) await seePage(guest, url, path).catch(() => undefined)
  await seeDoor(guest, url).catch(() => undefined)
  await guest.leave()
  return guest.findings
}
