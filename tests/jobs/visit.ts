import type { BrowserContext, Page } from '@playwright/test'
import { sayIn } from '../../src/app/language/say-in'
import { badgeWords } from '../../src/app/shell/home/badge-words'
import { badge } from '../kit/browser/board'
import { knock } from '../kit/browser/door'
import { hands } from '../walk/hands'
import type { Lane } from '../walk/lane'
import { settle } from '../walk/stand'
import { Hand } from './hand'
import type { Cost, Job, Person } from './job'

/** What became of a job. `wrong`: why it was not done, or where it cost too much; `stood`: where it came to an end then. */
export type Done = {
  readonly person: Person
  readonly job: Job
  readonly cost?: Cost
  readonly wrong?: string
  readonly stood?: string
  /** In milliseconds. */
  readonly took: number
}

/** Milliseconds a first sign-in may take on a busy machine: it copies what the person works with. */
const arrival = 180_000
const home = '/dashboard/analysis'

const dearer = (cost: Cost, most: Cost): string =>
  (['taps', 'typings', 'screens'] as const)
    .filter((what) => cost[what] > most[what])
    .map((what) => `${cost[what]} ${what}, at most ${most[what]} wanted`)
    .join(', ')

const plain = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 8).join(' ')

/** The page without its menus. */
const shown = (page: Page) =>
  page
    .locator('main, dialog[open], .ant-modal, .ant-drawer')
    .last()
    .ariaSnapshot({ timeout: 2000 })
    .catch((error: unknown) => String(error))

async function signIn(page: Page, url: string, { username, language }: Person): Promise<void> {
  await page.goto(`${url}/user/login`)
  await knock(page, username)
  await page.waitForURL(`**${home}`, { timeout: arrival })
  await badge(page)
    .and(page.getByTitle(sayIn(language, badgeWords.badgeAllSent)))
    .waitFor({ timeout: arrival })
}

/** Does a job at its size, from its place. What is done without network is sent afterwards, so that the next one finds it. */
async function perform(hand: Hand, url: string, job: Job, sent: () => Promise<void>): Promise<Cost> {
  const { page } = hand
  const context: BrowserContext = page.context()
  await job.before?.(url)
  await page.goto(url + job.from)
  await settle(page)
  if (job.offline) await context.setOffline(true)
  try {
    await hand.begin()
    await job.walk(hand)
    return await hand.cost()
  } finally {
    if (job.offline) await context.setOffline(false).then(sent)
  }
}

/** Signs a person in once and has their jobs done, one after the other. What goes wrong in one does not keep them from the next. */
export async function visit(lane: Lane, url: string, person: Person, tell: (done: Done) => void): Promise<void> {
  const page = await lane.enter(person.language)
  const take = await hands(page)
  const hand = new Hand(page)
  const sent = () =>
    badge(page)
      .and(page.getByTitle(sayIn(person.language, badgeWords.badgeAllSent)))
      .waitFor({ timeout: arrival })
  await take(person.jobs[0]?.size ?? 'desktop')
  await signIn(page, url, person)
  for (const job of person.jobs) {
    const began = Date.now()
    const took = () => Date.now() - began
    try {
      await take(job.size)
      const cost = await perform(hand, url, job, sent)
      const wrong = dearer(cost, job.most)
      tell({ person, job, cost, took: took(), ...(wrong && { wrong }) })
    } catch (error) {
      const where = new URL(page.url())
      tell({ person, job, took: took(), wrong: plain(error), stood: `${where.pathname}${where.search}\n${await shown(page)}` })
    }
  }
  await page.close()
}
