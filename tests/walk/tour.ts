import { badgeWords } from '../../src/app/shell/home/badge-words'
import { noticesComponent } from '../../src/app/shell/screens/built-in'
import { resources } from '../../src/areas/areas'
import type { Resource } from '../../src/contract/resource'
import { badge } from '../kit/browser/board'
import { knock } from '../kit/browser/door'
import { pathOf } from './adding'
import { saysFailure } from './beside-menu'
import { type Finding, signIn } from './findings'
import { glance } from './glance'
import { Guest } from './guest'
import { hands, type Take } from './hands'
import type { Lane } from './lane'
import { walkDesktopList } from './list-desktop'
import { walkTouchList } from './list-touch'
import { walkOwnScreen } from './own-screen'
import { faceOf, nounOf, type Size, type Tour, type Visit } from './plan'
import { patience, settle } from './stand'
import type { Tries } from './tries'
import { goIn, goOut, goWithin } from './ways-in'

const home = '/dashboard/analysis'
/** Milliseconds a first sign-in may take on a busy machine: it copies what the person works with. */
const arrival = 180_000

export type TourSettings = {
  readonly url: string
  readonly username: string
  readonly may: (permission: string) => boolean
  /** Also seen, by their address, and with them the door: it is the same for everybody. */
  readonly addresses: readonly string[]
  readonly tries: Tries
  /** Told after each visit, with how long it took in milliseconds. */
  readonly onVisit: (visit: Visit, findings: readonly Finding[], took: number) => void
}

/**
 * Goes in at the last of these sizes. The door is the same for everybody: whoever sees what no menu names sees it at each of them, and the
 * others go in at once.
 */
async function arrive(guest: Guest, take: Take, sizes: readonly Size[], { url, username, addresses }: TourSettings): Promise<void> {
  const { page, say } = guest
  const seen = addresses.length > 0 ? sizes : sizes.slice(-1)
  if (seen[0]) await take(seen[0])
  await page.goto(`${url}/user/login`)
  for (const size of seen) {
    guest.stand(size)
    await take(size)
    await guest.look(addresses.length > 0 ? 'body' : undefined)
  }
  await knock(page, username)
  await page.waitForURL(`**${home}`, { timeout: arrival })
  // Only then has everything arrived that the screens show.
  await badge(page)
    .and(page.getByTitle(say(badgeWords.badgeAllSent)))
    .waitFor({ timeout: arrival })
}

/** Screens no menu names: they are met by their address. */
async function seeAddresses(guest: Guest, { url, addresses }: TourSettings): Promise<void> {
  for (const path of addresses) {
    // One address has led to the next: that one is seen.
    if (pathOf(guest) === path) continue
    guest.enter({ path })
    try {
      await guest.step('open', () => guest.lead(() => goWithin(guest.page, path)))
      await guest.step('look', () => guest.look('body', saysFailure(path)))
    } catch {
      await guest.page.goto(url + home, { timeout: arrival })
    }
  }
  if (addresses.length > 0) await guest.page.goto(url + home, { timeout: arrival })
}

/** Leads from the screen a noun has in place of its list to that list. */
const toList = ({ page }: Guest) => page.locator('.view-links a[href$="view=table"]')

/**
 * Waits until the list or the noun's own screen stands: left before, it draws its title while the next screen is waited for, and is taken for
 * that one. A finger is shown only the other of the two links.
 */
async function stands(guest: Guest, which: 'list' | 'view'): Promise<void> {
  const current = guest.page.locator(which === 'list' ? '[aria-current=page]' : ':not([aria-current=page])')
  await toList(guest).and(current).waitFor({ state: 'attached' })
  await settle(guest.page)
}

async function visitOnce(guest: Guest, visit: Visit, { may, tries }: TourSettings): Promise<void> {
  const hasWay = await goIn(guest, visit)
  const isFull = visit.depth === 'full'
  const axe = isFull || guest.language === 'en' || visit.under.includes('dark')
  const hasView = (await toList(guest).count()) > 0
  if (hasView) {
    await glance(guest, { mayAdd: false, axe })
    if (isFull) await walkOwnScreen(guest)
    await guest.step('as a list', async () => {
      await toList(guest).click()
      await stands(guest, 'list')
    })
  }
  // One noun has a screen of its own and no list at all.
  const noun = visit.component === noticesComponent ? undefined : nounOf(visit)
  const resource: Resource | undefined = noun ? (resources as Readonly<Record<string, Resource>>)[noun] : undefined
  const mayAdd = Boolean(resource?.verbs.includes('add') && !resource.single && may(`${resource.name}:add`))
  await glance(guest, { mayAdd, axe })
  // Of what there is one row of, its record is the screen.
  const isRecord = resource?.single === true && (await guest.page.locator('.record-page').count()) > 0
  if (isFull && isRecord) await walkOwnScreen(guest)
  if (isFull && resource && !isRecord) await (guest.isTouch ? walkTouchList : walkDesktopList)(guest, mayAdd, tries)
  if (isFull && !resource) await walkOwnScreen(guest)
  if (hasView) {
    await guest.step('back to its own screen', async () => {
      await guest.page.goBack()
      await stands(guest, 'view')
    })
  }
  // Whatever else was seen is left by the menu, on the way to the next.
  const isList = resource !== undefined && !isRecord && !hasView
  if (isFull && hasWay && (!isList || tries('list: browser back'))) await goOut(guest)
}

async function makeVisits(guest: Guest, take: Take, visits: readonly Visit[], settings: TourSettings): Promise<void> {
  for (const [at, visit] of visits.entries()) {
    const before = guest.findings.length
    const began = Date.now()
    guest.enter({ size: visit.size, path: visit.path, under: visit.under })
    guest.page.context().setDefaultTimeout(patience())
    await take(visit.size, visit.under)
    try {
      await visitOnce(guest, visit, settings).catch(() => guest.page.goto(settings.url + home, { timeout: arrival }))
    } catch (error) {
      guest.tell(`no way home, ${visits.length - at - 1} visits were not made`)
      throw error
    }
    settings.onVisit(visit, guest.findings.slice(before), Date.now() - began)
  }
}

type Part = { readonly size: Size; readonly of: readonly Visit[] }
/** The visits at a desk and those in a hand, and at which size each begins. Whoever sees what no menu names is at both. */
const partsOf = (visits: readonly Visit[], isEverybody: boolean): Part[] =>
  (['desktop', 'phone'] as const).flatMap((usual) => {
    const of = visits.filter(({ size }) => faceOf(size) === faceOf(usual))
    return of[0] || isEverybody ? [{ size: of[0]?.size ?? usual, of }] : []
  })

/** Signs somebody in and takes them through their visits. What goes wrong at one does not keep them from the next. */
export async function walkTour(lane: Lane, { role, language, under, visits }: Tour, settings: TourSettings): Promise<readonly Finding[]> {
  const parts = partsOf(visits, settings.addresses.length > 0)
  const sizes = parts.map(({ size }) => size)
  const page = await lane.enter(language)
  page.context().setDefaultTimeout(patience())
  const guest = new Guest(page, { role, size: sizes[0] ?? 'desktop', language, under, path: home })
  const take = await hands(page)
  try {
    await guest.step(signIn, () => arrive(guest, take, [...sizes].reverse(), settings), 3 * arrival)
    for (const { size, of } of parts) {
      // With letters twice as large a desktop is shown what a tablet is.
      const shown = under.filter((one) => one !== 'large' || size !== 'desktop')
      guest.enter({ size, path: home, under: shown })
      await guest.step('home', () => take(size, shown).then(() => guest.look('body')))
      // In English in the smaller hand alone, where words that are too long do harm.
      if (language === 'zh-CN' || faceOf(size) === 'touch') await seeAddresses(guest, settings)
      await makeVisits(guest, take, of, settings)
    }
  } catch {
    // Noted where it happened; without a sign-in there is nothing more to see.
  } finally {
    await guest.leave()
  }
  return guest.findings
}
