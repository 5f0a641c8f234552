import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { run } from 'axe-core'

declare global {
  interface Window {
    readonly axe: { readonly run: typeof run }
    /** Looks axe has judged on this page, each under a number of its own. */
    judgedLooks?: Map<string, number>
  }
}

/** What is put into every page, once, so that axe can be asked again and again. */
export const axeScript = { path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') }

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
const contrast = 'color-contrast'

/**
 * Has axe judge a part of the page: by every rule but contrast all of it, and by contrast each look its texts have that was not judged since
 * the page was loaded. Contrast takes six times as long as all other rules, and a table's twentieth row has it as the first. A look is
 * the way from the page to the text, by elements, classes and what is painted at each; the window's width is part of it.
 */
async function judge({ part, tags, contrast }: { part: string; tags: string[]; contrast: string }) {
  window.judgedLooks ??= new Map()
  const known = window.judgedLooks
  const numberOf = (look: string) => known.get(look) ?? known.set(look, known.size).size - 1
  const ways = new Map<Element, number>()
  const wayTo = (element: Element): number => {
    const found = ways.get(element)
    if (found !== undefined) return found
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
    const before = element.parentElement ? wayTo(element.parentElement) : window.innerWidth
    const own = [element.tagName, element.getAttribute('class'), backgroundColor, backgroundImage, opacity, filter, position]
    const way = numberOf([before, ...own].join('|'))
    ways.set(element, way)
    return way
  }
  const isNew = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const look = ['text', wayTo(element), color, fontSize, fontWeight, textShadow, element.matches(':disabled')].join('|')
    const count = known.size
    return numberOf(look) === count
  }
  const saying = 'input, select, textarea'
  const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  const root = document.querySelector(part)
  const texts = [...(root ? [root, ...root.querySelectorAll('*')] : [])].filter(
    (element) => (element.matches(saying) || hasText(element)) && element.checkVisibility() && isNew(element),
  )
  const options = { resultTypes: ['violations' as const] }
  // At once: what is drawn anew meanwhile could not be found any more.
  const faint = texts.length > 0 ? await window.axe.run({ include: texts as never }, { ...options, runOnly: [contrast] }) : undefined
  const { violations } = await window.axe.run(part, { ...options, runOnly: tags, rules: { [contrast]: { enabled: false } } })
  return [...violations, ...(faint?.violations ?? [])]
}

/** Said of what was drawn anew between being found and being judged. */
const isGone = (error: unknown): boolean => String(error).includes('No elements found for include')

/** Judges the part; all of it anew where the page was just being drawn, three times at most. */
async function judged(page: Page, part: string, tries = 3): ReturnType<typeof judge> {
  try {
    return await page.evaluate(judge, { part, tags, contrast })
  } catch (error) {
    if (tries === 1 || !isGone(error)) throw error
    await page.evaluate(() => delete window.judgedLooks)
    return judged(page, part, tries - 1)
  }
}

/** What axe finds in the part of the page that `part` names. It comes with the page (`axeScript`). */
export async function axeFindings(page: Page, part: string): Promise<string[]> {
  const violations = await judged(page, part)
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 2).map((node) => node.target.join(' '))
    return `axe ${id}: ${places.join(' | ')}`
  })
}
