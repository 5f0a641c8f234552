import { cpus, loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { axeFindings } from './axe'

/** Milliseconds after which a screen may not be busy any more: ten seconds of a machine that has nothing else to do. */
export const patience = (): number => 10_000 * Math.max(1, (loadavg()[0] ?? 0) / cpus().length)

const busySigns = '[aria-busy=true], .skeleton, .ant-spin-spinning'

/** What is still busy on the page; empty when it has come to rest. */
const busyParts = (page: Page) =>
  page.evaluate((signs) => [...document.querySelectorAll(signs)].map((part) => part.className || part.tagName), busySigns)

/** Waits until nothing on the page is busy. Throws what still is after ten seconds. */
export async function settle(page: Page): Promise<void> {
  const timeout = patience()
  try {
    await page.waitForFunction((signs) => !document.querySelector(signs), busySigns, { timeout })
  } catch {
    throw new Error(`still busy after ${Math.round(timeout / 1000)} s: ${(await busyParts(page)).slice(0, 3).join(', ') || 'the page'}`)
  }
}

/** Pages and parts that say that something failed. */
export const failures = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.state-view[role=alert], .form-failure')].map((part) => part.textContent ?? ''))

/** Text that runs out of its box sideways makes a page scroll in a direction nobody expects. Names the outermost parts that stick out. */
export const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > clientWidth + 1)
    const outer = wide
      .filter((part) => !wide.includes(part.parentElement as Element))
      .map((part) => `${part.tagName.toLowerCase()}.${part.className}`)
    return [`${scrollWidth - clientWidth} px too wide: ${outer.slice(0, 3).join(', ')}`]
  })

/**
 * What stands beside or in front of the page whatever it says, and the most that a card and the page around it leave below their last words.
 */
const around = { menu: '.side-menu', foot: '.page-main, .place-bar', margin: 80 }

/** A page that is taller than its window although nothing of it is below: people scroll, and find nothing. Says by how much. */
export const scrollsForNothing = (page: Page) =>
  page.evaluate(({ menu, foot, margin }) => {
    const { scrollHeight, clientHeight } = document.documentElement
    const tops = [...document.querySelectorAll(foot)]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect().top)
    const end = Math.min(clientHeight, ...tops) - margin
    const isBelow = (part: Element) =>
      part.childElementCount === 0 &&
      part.getBoundingClientRect().bottom + scrollY > end &&
      part.checkVisibility() &&
      !part.closest(`${menu}, ${foot}`)
    // What is last on the page is mostly what is lowest.
    const isEmpty = scrollHeight > clientHeight && ![...document.querySelectorAll('body *')].reverse().some(isBelow)
    return isEmpty ? [`${scrollHeight - clientHeight} px to scroll, with nothing there`] : []
  }, around)

export type Looking = {
  /** Whether the page must fit its window. */
  readonly sideways: boolean
  /** The part axe is asked about; nothing when not given. */
  readonly axe?: string | undefined
  /** The page is meant to say that something is wrong. */
  readonly isErrorPage?: boolean
}

/** Waits for what fades in or out: half way through, words are paler than they will be. */
const faded = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((one) => one.finished))
  })

/** Everything wrong with the page as it stands, once it has come to rest. */
export async function look(page: Page, { sideways, axe, isErrorPage }: Looking): Promise<string[]> {
  await settle(page)
  await faded(page)
  return [
    ...(isErrorPage ? [] : await failures(page)),
    ...(sideways ? await sticksOut(page) : []),
    ...(await scrollsForNothing(page)),
    ...(axe ? await axeFindings(page, axe) : []),
  ]
}

/** Buttons among `parts` that a finger or mouse cannot get at: off the page, or with something else on top. */
export const outOfReach = (page: Page, parts: string) =>
  page.evaluate((wanted) => {
    const from = window.scrollY
    const lost = [...document.querySelectorAll(wanted)].filter((button) => {
      if (!button.checkVisibility()) return false
      button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit === null || !(button.contains(hit) || hit.contains(button))
    })
    window.scrollTo({ top: from, behavior: 'instant' })
    return lost.map((button) => `cannot be pressed: ${button.textContent || button.getAttribute('aria-label')}`)
  }, parts)
