import type { Browser } from '@playwright/test'
import { devicePath, noticesComponent, trayPath } from '../../src/app/shell/built-in'
import { resources } from '../../src/areas/register'
import { noticesPath } from '../../src/contract/push'
import type { Resource } from '../../src/contract/resource'
import { badge } from '../kit/board'
import { knock } from '../kit/door'
import type { Finding } from './findings'
import { glance } from './glance'
import { Guest } from './guest'
import { walkDesktopList } from './list-desktop'
import { walkTouchList } from './list-touch'
import { walkOwnScreen } from './own-screen'
import { nounOf, type Size, type Tour, type Visit } from './plan'
import { axeScript, patience } from './stand'
import { goIn, goOut } from './ways-in'

const windows: Readonly<Record<Size, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}
const home = '/dashboard/analysis'
const nowhere = '/no/such/page'
/** Everybody has these, whatever their menu says. */
export const everybodys: readonly string[] = [trayPath, devicePath, noticesPath, nowhere]
/** Milliseconds a first sign-in may take on a busy machine: it copies what the person works with. */
const arrival = 180_000

export type TourSettings = {
  readonly url: string
  readonly username: string
  readonly may: (permission: string) => boolean
  /** Also seen, by their address. */
  readonly addresses: readonly string[]
  /** Told after each visit, with how long it took in milliseconds. */
  readonly onVisit: (visit: Visit, findings: readonly Finding[], took: number) => void
}

async function arrive(guest: Guest, { url, username }: TourSettings): Promise<void> {
  const { page, say } = guest
  await page.goto(`${url}/user/login`)
  await guest.look('body')
  await knock(page, username)
  await page.waitForURL(`**${home}`, { timeout: arrival })
  // Only then has everything arrived that the screens show.
  await badge(page)
    .and(page.getByTitle(say('badgeAllSent')))
    .waitFor({ timeout: arrival })
  await guest.look('body')
}

/** Screens no menu names: they are met by their address. */
async function seeAddresses(guest: Guest, { url, addresses }: TourSettings): Promise<void> {
  for (const path of addresses) {
    guest.enter({ path })
    await guest.step('open', () => guest.page.goto(url + path, { timeout: arrival }))
    await guest.step('look', () => guest.look('body', path === nowhere))
  }
  await guest.page.goto(url + home, { timeout: arrival })
}

async function visitOnce(guest: Guest, visit: Visit, { may }: TourSettings): Promise<void> {
  await goIn(guest, visit)
  const isFull = visit.depth === 'full'
  // One noun has a screen of its own in place of its list.
  const noun = visit.component === noticesComponent ? undefined : nounOf(visit)
  const resource: Resource | undefined = noun ? (resources as Readonly<Record<string, Resource>>)[noun] : undefined
  const mayAdd = Boolean(resource?.verbs.includes('add') && !resource.single && may(`${resource.name}:add`))
  await glance(guest, { mayAdd, axe: isFull || guest.language === 'en' })
  if (isFull && resource) await (guest.isTouch ? walkTouchList : walkDesktopList)(guest, mayAdd)
  if (isFull && !resource) await walkOwnScreen(guest)
  await goOut(guest)
}

/** Signs somebody in and takes them through their visits. What goes wrong at one does not keep them from the next. */
export async function walkTour(browser: Browser, tour: Tour, settings: TourSettings): Promise<readonly Finding[]> {
  const { role, language, face, visits } = tour
  const first = visits[0]?.size ?? 'desktop'
  const touch = face === 'touch' ? { hasTouch: true, isMobile: true } : {}
  const context = await browser.newContext({ ...touch, viewport: windows[first], locale: language, timezoneId: 'Asia/Shanghai' })
  context.setDefaultTimeout(patience())
  await context.addInitScript(axeScript)
  const guest = new Guest(await context.newPage(), { role, size: first, language, path: home })
  try {
    await guest.step('sign in', () => arrive(guest, settings))
    await seeAddresses(guest, settings)
    for (const visit of visits) {
      const before = guest.findings.length
      const began = Date.now()
      guest.enter({ size: visit.size, path: visit.path })
      context.setDefaultTimeout(patience())
      await guest.page.setViewportSize(windows[visit.size])
      await visitOnce(guest, visit, settings).catch(() => guest.page.goto(settings.url + home, { timeout: arrival }))
      settings.onVisit(visit, guest.findings.slice(before), Date.now() - began)
    }
  } catch {
    // Noted where it happened; without a sign-in there is nothing more to see.
  } finally {
    await context.close()
  }
  return guest.findings
}
